import { describe, expect, it } from 'vitest';
import type { Choosing } from '../../contract';
import type { Action, HandCard, TuckedCard } from '../seen';
import { intentOf, lookOf } from '../wake';

const ACTIONS: Action[] = ['recruit_official', 'install_governor', 'hire_workers', 'transfer_officials'];
const card: HandCard = {
  id: 43,
  thing: 'card:43',
  aspect: 'currency',
  action: 'recruit_official',
  bonus: 'worker',
  n: 1,
  passes: ['recruit_official', 'install_governor'],
};
const tucked = (action: Action, state: TuckedCard['state'] = 'ready'): TuckedCard => ({ ...card, id: 77, action, state });

function choosing(chosen: string[], legal: string[]): Choosing {
  return {
    active: true,
    isLegal: (name) => legal.includes(name),
    isChosen: (name) => chosen.includes(name),
    isOther: () => false,
    isHinted: () => false,
    isBlocked: () => false,
    previews: () => [],
    count: () => 0,
    pick: () => undefined,
    explain: () => undefined,
    lastMove: new Set(),
    highlightSeat: null,
  };
}

describe('how an ability looks', () => {
  it('as ever while no card is chosen', () => {
    expect(intentOf([card], ACTIONS, choosing([], ['card:43']))).toBeNull();
    expect(lookOf(tucked('recruit_official'), null)).toBe('');
  });

  it('by the card alone: what its number lets go off', () => {
    const intent = intentOf([card], ACTIONS, choosing(['card:43'], ['action:recruit_official', 'action:hire_workers']));
    expect(lookOf(tucked('recruit_official'), intent)).toBe('fire');
    expect(lookOf(tucked('recruit_official', 'idle'), intent)).toBe('idle');
    expect(lookOf(tucked('recruit_official', 'locked'), intent)).toBe('lock');
    expect(lookOf(tucked('hire_workers'), intent)).toBe('sleep');
    expect(lookOf(tucked('install_governor'), intent), 'the action cannot be taken').toBe('sleep');
  });

  it('by card and action: only what names the action', () => {
    const both = intentOf([card], ACTIONS, choosing(['card:43', 'action:recruit_official'], []));
    expect(both?.action).toBe('recruit_official');
    expect(lookOf(tucked('recruit_official'), both)).toBe('fire');
    expect(lookOf(tucked('install_governor'), both)).toBe('sleep');
  });
});
