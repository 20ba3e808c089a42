import { describe, expect, it } from 'vitest';
import * as narrow from '../src/lib/narrowing';
import type { AmountOut, OptionOut } from '../src/lib/wire';

const option = (choice: number, targets: string[], preview: AmountOut[] = []): OptionOut => ({
  choice,
  label: { key: 'label', args: {} },
  targets,
  preview,
  ends: true,
});
const everywhere = (): boolean => true;
const { NOTHING } = narrow;

const ACTIONS = [
  option(0, ['card:taxes', 'group:1'], [{ what: 'yuan', n: 5 }]),
  option(1, ['card:build', 'group:1'], [{ what: 'floors', n: 2 }]),
  option(2, ['card:harvest', 'group:2'], [{ what: 'rice', n: 2 }]),
  option(8, ['money'], [{ what: 'yuan', n: 0 }]),
  option(9, []),
];
const DRAFT = [
  option(0, ['tile:monk', 'tile:healer', 'palace:1']),
  option(1, ['tile:monk', 'tile:healer', 'palace:1', 'palace:2']),
  option(2, ['tile:monk', 'tile:scholar', 'palace:1']),
  option(3, ['tile:monk', 'tile:scholar', 'palace:1', 'palace:2']),
  option(4, ['tile:healer', 'tile:scholar', 'palace:1']),
];

describe('picking', () => {
  it('chooses when one option is left', () => {
    const picks = narrow.pick(ACTIONS, NOTHING, 'card:harvest');
    expect(picks).toEqual({ trail: ['card:harvest'], choice: 2 });
    expect(narrow.chosenTargets(ACTIONS, picks)).toEqual(new Set(['card:harvest', 'group:2']));
  });

  it('narrows and keeps narrowing', () => {
    const first = narrow.pick(DRAFT, NOTHING, 'tile:monk');
    expect(first.choice).toBeNull();
    expect(narrow.left(DRAFT, first.trail).map((o) => o.choice)).toEqual([0, 1, 2, 3]);
    const second = narrow.pick(DRAFT, first, 'tile:scholar');
    expect(second.choice).toBeNull();
    expect(narrow.pick(DRAFT, second, 'palace:2')).toEqual({ trail: ['tile:monk', 'tile:scholar', 'palace:2'], choice: 3 });
  });

  it('gives a pick up again', () => {
    const picks = narrow.pick(DRAFT, NOTHING, 'tile:monk');
    expect(narrow.pick(DRAFT, picks, 'tile:monk')).toEqual(NOTHING);
  });

  it('starts a new way with a target of other options, keeping what goes together', () => {
    const chosen = narrow.pick(ACTIONS, NOTHING, 'card:harvest');
    expect(narrow.pick(ACTIONS, chosen, 'card:taxes')).toEqual({ trail: ['card:taxes'], choice: 0 });
    const two = narrow.pick(DRAFT, narrow.pick(DRAFT, NOTHING, 'tile:monk'), 'tile:healer');
    expect(narrow.pick(DRAFT, two, 'tile:scholar')).toEqual({ trail: ['tile:healer', 'tile:scholar'], choice: 4 });
  });

  it('ignores what no option concerns', () => {
    expect(narrow.pick(ACTIONS, NOTHING, 'tile:monk')).toEqual(NOTHING);
  });

  it('does not choose by itself before anything was picked', () => {
    const single = [option(3, ['palace:1'])];
    expect(narrow.legalTargets(single, NOTHING)).toEqual(new Set(['palace:1']));
    expect(narrow.pick(single, NOTHING, 'palace:1').choice).toBe(3);
  });
});

describe('going back', () => {
  it('takes the last pick away', () => {
    const picks = narrow.pick(DRAFT, narrow.pick(DRAFT, NOTHING, 'tile:monk'), 'tile:healer');
    expect(narrow.back(DRAFT, picks).trail).toEqual(['tile:monk']);
    expect(narrow.back(DRAFT, narrow.back(DRAFT, picks))).toEqual(NOTHING);
  });

  it('from a choice out of a fan returns to the fan', () => {
    const picks = narrow.pick(DRAFT, narrow.pick(DRAFT, NOTHING, 'tile:monk'), 'tile:healer');
    const chosen = narrow.choose(DRAFT, picks, 0);
    expect(chosen.choice).toBe(0);
    expect(narrow.back(DRAFT, chosen)).toEqual(picks);
  });

  it('from a choice on the board returns to before its last pick', () => {
    expect(narrow.back(ACTIONS, narrow.pick(ACTIONS, NOTHING, 'card:harvest'))).toEqual(NOTHING);
  });
});

describe('what glows', () => {
  it('only what tells options apart', () => {
    expect(narrow.legalTargets(DRAFT, NOTHING)).toEqual(new Set(['tile:monk', 'tile:healer', 'tile:scholar', 'palace:2']));
  });

  it('unless there is nothing else to point at', () => {
    const same = [option(0, ['palace:1']), option(1, ['palace:1'])];
    expect(narrow.legalTargets(same, NOTHING)).toEqual(new Set(['palace:1']));
  });

  it('nothing more once a choice stands; the others can be taken instead', () => {
    const picks = narrow.pick(ACTIONS, NOTHING, 'card:harvest');
    expect(narrow.legalTargets(ACTIONS, picks)).toEqual(new Set());
    expect(narrow.otherTargets(ACTIONS, picks)).toEqual(new Set(['card:taxes', 'group:1', 'card:build', 'money']));
    expect(narrow.otherTargets(ACTIONS, NOTHING)).toEqual(new Set());
  });
});

describe('the fan', () => {
  it('opens when several options are left on one element', () => {
    const picks = narrow.pick(ACTIONS, NOTHING, 'group:1');
    expect(narrow.fan(ACTIONS, picks, (target) => target === 'group:1').map((o) => o.choice)).toEqual([0, 1]);
  });

  it('stays shut while the board can tell the options apart', () => {
    const picks = narrow.pick(ACTIONS, NOTHING, 'group:1');
    expect(narrow.fan(ACTIONS, picks, everywhere)).toEqual([]);
    expect(narrow.fan(ACTIONS, NOTHING, everywhere)).toEqual([]);
  });

  it('opens for an option that has no mark of its own', () => {
    const picks = narrow.pick(DRAFT, narrow.pick(DRAFT, NOTHING, 'tile:monk'), 'tile:healer');
    expect(narrow.fan(DRAFT, picks, everywhere).map((o) => o.choice)).toEqual([0, 1]);
  });
});

describe('buttons in the sentence', () => {
  it('are the options without a thing on the page', () => {
    expect(narrow.placeless(ACTIONS, (target) => target !== 'money').map((o) => o.choice)).toEqual([8, 9]);
    expect(narrow.placeless(ACTIONS, everywhere).map((o) => o.choice)).toEqual([9]);
  });
});

describe('previews', () => {
  it('are shown where the target leaves no doubt', () => {
    expect(narrow.previews(ACTIONS, NOTHING, 'card:taxes')).toEqual([{ what: 'yuan', n: 5 }]);
    expect(narrow.previews(ACTIONS, NOTHING, 'group:1')).toEqual([]);
    expect(narrow.previews(ACTIONS, NOTHING, 'nowhere')).toEqual([]);
  });

  it('follow what was picked', () => {
    const both = [option(0, ['hand:a', 'tile:x'], [{ what: 'vp', n: 1 }]), option(1, ['hand:b', 'tile:x'], [{ what: 'vp', n: 2 }])];
    expect(narrow.previews(both, NOTHING, 'tile:x')).toEqual([]);
    expect(narrow.previews([...both, option(2, ['hand:a', 'tile:y'])], { trail: ['hand:a'], choice: null }, 'tile:x')).toEqual([
      { what: 'vp', n: 1 },
    ]);
  });
});

describe('reasons', () => {
  const blocked = [
    { targets: ['card:privilege', 'card:wall'], reason: { key: 'reason-common', args: {} }, clause: '4.3' },
    { targets: ['card:privilege'], reason: { key: 'reason-own', args: {} }, clause: '4.3' },
    { targets: ['hand:monk', 'tile:farmer'], reason: { key: 'reason-pair', args: {} }, clause: '4.3' },
    { targets: ['hand:any', 'tile:farmer'], reason: { key: 'reason-any', args: {} }, clause: '4.3' },
  ];
  it('fit the target best', () => {
    expect(narrow.reasonFor(blocked, NOTHING, 'card:privilege')?.reason.key).toBe('reason-own');
    expect(narrow.reasonFor(blocked, { trail: ['hand:any'], choice: null }, 'tile:farmer')?.reason.key).toBe('reason-any');
    expect(narrow.reasonFor(blocked, NOTHING, 'card:taxes')).toBeNull();
  });
});

describe('confirmation', () => {
  it('follows the wish, and asks by default at the end of a turn', () => {
    const last = option(0, []);
    const goesOn = { ...last, ends: false };
    expect(narrow.mustConfirm('never', last)).toBe(false);
    expect(narrow.mustConfirm('turn', last)).toBe(true);
    expect(narrow.mustConfirm('turn', goesOn)).toBe(false);
    expect(narrow.mustConfirm('always', goesOn)).toBe(true);
  });
});

describe('typed numbers', () => {
  it('mean rows, and are certain when no longer number can follow', () => {
    expect(narrow.typed('3', 8)).toEqual({ row: 2, certain: true });
    expect(narrow.typed('1', 12)).toEqual({ row: 0, certain: false });
    expect(narrow.typed('12', 12)).toEqual({ row: 11, certain: true });
    expect(narrow.typed('9', 8)).toBeNull();
    expect(narrow.typed('0', 8)).toBeNull();
  });
});
