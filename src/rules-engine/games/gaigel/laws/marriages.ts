// Marriages: when they are declared, how, and what they bar.
import { doubted } from '../../../laws/cites.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, must, noPenaltyPrinted, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { declareAnother, showToAll, useAgain } from '../words.ts';

const { game: section } = cites.uspc;

export const marriageLaws = {
  'marriage-without-trick': law({
    offence: 'irregular-meld',
    title: 'Marriage before a trick is won',
    gist: 'A player whose turn it is to lead declares a marriage.',
    aka: ['marriage too soon', 'declared without a trick', 'partner has the trick'],
    moment: 'melding',
    facts: {
      trick: fact('Who of the player’s side has won a trick?', 'Trick won by', {
        self: { label: 'The player who declares', chip: 'The player', if: 'if the player has won a trick' },
        partner: { label: 'Only the partner', if: 'if only the player’s partner has won a trick' },
        none: { label: 'Neither', if: 'if neither the player nor the partner has won a trick' },
      }),
    },
    usual: { trick: 'none' },
    leads: {
      'uspc-1898':
        'The player may declare it only after winning a trick. If only the player’s partner has won one, the book is not clear. It names no penalty.',
    },
    cases: [
      { when: { trick: 'self' }, then: [allowed('player', 'declare-marriage')] },
      { when: { trick: 'partner' }, then: [notDecided], note: 'One line allows it after a trick of either partner, another only after a trick of the holder.' },
      { when: { trick: 'none' }, then: [barred('player', 'declare-marriage'), noPenaltyPrinted] },
    ],
    cites: section,
  }),
  'marriage-off-lead': law({
    offence: 'irregular-meld',
    title: 'Marriage declared off the lead',
    gist: 'A player whose side has a trick declares a marriage when they are not to lead.',
    aka: ['marriage out of turn', 'not my lead'],
    moment: 'melding',
    facts: {
      lead: fact('Whose turn is it to lead?', 'Lead is', {
        partner: { label: 'The partner’s', if: 'if it is the partner’s turn to lead' },
        other: { label: 'An opponent’s', if: 'if it is an opponent’s turn to lead' },
      }),
    },
    leads: { 'uspc-1898': 'If it is an opponent’s turn to lead, the player may not declare it. The book does not cover this for the partner’s turn to lead.' },
    cases: [
      { when: { lead: 'partner' }, then: [notDecided], note: 'The line speaks of holder and partner together, and of their turn to lead.' },
      { when: { lead: 'other' }, then: [barred('player', 'declare-marriage'), noPenaltyPrinted] },
    ],
    cites: section,
  }),
  'marriage-not-shown': law({
    offence: 'irregular-meld',
    title: 'Marriage not shown',
    gist: 'A player announces a marriage and does not lay it open.',
    aka: ['marriage not exposed', 'announced only'],
    moment: 'melding',
    cases: [{ then: [must('player', showToAll)], note: 'Before that it is not counted.' }],
    cites: section,
  }),
  'two-marriages': law({
    offence: 'irregular-meld',
    title: 'Two marriages at a time',
    gist: 'A player declares two marriages together.',
    aka: ['two at once', 'double marriage'],
    moment: 'melding',
    facts: {
      suits: fact('Of which suits?', 'Marriages of', {
        two: { label: 'Of two suits', chip: 'Two suits', if: 'if the marriages are of two suits' },
        one: { label: 'Both kings and both queens of one suit', chip: 'One suit', if: 'if both kings and both queens are of one suit' },
      }),
    },
    usual: { suits: 'two' },
    leads: {
      'uspc-1898':
        'Marriages in two different suits may not be declared together; the book names no penalty. The book does not cover two marriages in one suit.',
    },
    cases: [
      { when: { suits: 'two' }, then: [barred('player', 'declare-two-marriages'), noPenaltyPrinted] },
      {
        when: { suits: 'one' },
        then: [notDecided],
        note: 'The list of combinations gives such a pair a price; two other lines allow one marriage at a time and none more in its suit.',
      },
    ],
    cites: section,
    see: ['gaigel.points.double-common', 'gaigel.law.second-marriage'],
  }),
  'second-marriage': law({
    offence: 'irregular-meld',
    title: 'Another marriage in the same suit',
    gist: 'A side has declared a marriage, and later the other king and queen of that suit come together.',
    aka: ['second marriage', 'same suit twice', 'marriage again'],
    moment: 'melding',
    cases: [{ then: [barred('player', declareAnother), noPenaltyPrinted] }],
    cites: doubted(section, 'The book does not say whether the suit is closed to one player or to both of a side.'),
  }),
  'card-used-again': law({
    offence: 'irregular-meld',
    title: 'A card of a marriage used again',
    gist: 'A player would use king or queen of a declared marriage in another combination.',
    aka: ['dead cards', 'card melded twice'],
    moment: 'melding',
    cases: [{ then: [barred('player', useAgain), noPenaltyPrinted] }],
    cites: section,
  }),
};
