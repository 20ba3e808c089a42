import { describe, expect, it } from 'vitest';
import { address, parse, type Route } from '../src/lib/router';

describe('addresses', () => {
  const routes: [string, Route][] = [
    ['/', { page: 'home' }],
    ['/new/dragon', { page: 'new', game: 'dragon' }],
    ['/rules/dragon#c4-3', { page: 'rules', game: 'dragon', anchor: 'c4-3' }],
    ['/rules/tea_garden', { page: 'rules', game: 'tea_garden', anchor: null }],
    ['/t/abc123', { page: 'table', id: 'abc123', seat: null, ply: null }],
    ['/t/abc123?ply=17', { page: 'table', id: 'abc123', seat: null, ply: 17 }],
    ['/t/abc123#seat=s3cret', { page: 'table', id: 'abc123', seat: 's3cret', ply: null }],
    ['/t/abc123/replay?ply=267', { page: 'replay', id: 'abc123', ply: 267 }],
    ['/t/abc123/replay', { page: 'replay', id: 'abc123', ply: null }],
  ];
  it.each(routes)('%s is read and written', (text, route) => {
    expect(parse(text)).toEqual(route);
    expect(address(route)).toBe(text);
  });

  it('a secret in a query is not taken, and never written so', () => {
    expect(parse('/t/abc?seat=s3cret')).toEqual({ page: 'table', id: 'abc', seat: null, ply: null });
    expect(address({ page: 'table', id: 'abc', seat: 's3cret', ply: null })).toBe('/t/abc#seat=s3cret');
  });

  it('anything else is lost', () => {
    for (const text of ['/x', '/t', '/new', '/t/a/b', '/t/a/replay/x', '/rules/dragon/x']) expect(parse(text).page).toBe('lost');
  });

  it('odd numbers and letters do no harm', () => {
    expect(parse('/t/abc?ply=-1')).toMatchObject({ ply: null });
    expect(parse('/t/abc?ply=1e9')).toMatchObject({ ply: null });
    expect(parse('/t/%E0%A4%A')).toMatchObject({ page: 'table' });
  });
});
