import { doubted } from '../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample } from '../../../laws/examples.ts';
import { amendment, type FactsOf, fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, must, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { type Rounce, variant } from '../code.ts';
import { leadFaceDown, playTrumpToIt } from '../words.ts';

const { ramsch, play, rounced } = cites.donohue;
const FACE_DOWN = doubted(ramsch, 'The word for the card is damaged in the scan; “poorest” is what the letters that are left make likely.');
const LEADS = {
  lead: fact('Which lead is it?', 'Lead', {
    first: { label: 'The first of the hand', chip: 'First of the hand', if: 'if it is the first lead of the hand' },
    later: {
      label: 'That of the winner of a trick, who has not led trumps twice',
      chip: 'After a trick',
      if: 'if a trick winner leads who has not yet led trumps twice',
    },
    twice: { label: 'That of a player who has led trumps twice', chip: 'Trumps led twice', if: 'if the leader has led trumps twice' },
  }),
} as const;

export default variant({
  title: 'Ramsch',
  aliases: ['German rounce', 'Ramsch as rounce'],
  books: { donohue: { heading: 'Ramsch', pages: '40-41', inherits: { from: 'rounce', cite: ramsch } } },
  has: { pool: false },
  players: { min: 3, max: 5, usual: 4, say: 'three to five: 32 cards go no further' },
  packs: ['piquet-32'],
  glance: {
    Pack: '32 cards, as at euchre',
    'Leading trumps': 'nobody has to a third time',
    'No trump': 'a card may be led face down, and calls for trumps',
    'The rest': 'as at rounce: {points.game} to wipe out',
  },
  laws: {
    amend: {
      'what-to-lead': amendment<FactsOf<Rounce['laws']['what-to-lead']>, typeof LEADS>({
        facts: LEADS,
        leads: {
          donohue: 'The winner of a trick who has a trump must lead one. After leading trumps twice, a player may lead any card. There are more cases.',
        },
        readings: (says) => ({
          donohue: says(
            [
              { when: { lead: 'first' }, then: [notDecided], note: 'The duty is that of the winner of a trick; the book says nothing of the first lead.' },
              { when: { lead: 'later', has: 'yes' }, then: [must('trick-winner', 'lead-trump')] },
              { when: { lead: 'later', has: 'no' }, then: [allowed('trick-winner', 'lead-any-card')] },
              { when: { lead: 'twice' }, then: [allowed('leader', 'lead-any-card')] },
            ],
            [ramsch, play],
          ),
        }),
      }),
      revoke: {
        gist: 'A player could follow suit, or has to lead a trump after taking a trick, and does not.',
        facts: {
          what: fact('What was wrong?', 'Fault', {
            suit: { label: 'Suit was not followed', chip: 'Suit not followed', if: 'if the player did not follow suit' },
            lead: {
              label: 'After taking a trick the player led no trump, and had not led trumps twice',
              chip: 'No trump led',
              if: 'if a trick winner led no trump and had not led trumps twice',
            },
          }),
        },
      },
    },
    add: {
      'card-led-face-down': law({
        question: 'allowed',
        title: 'A card led face down',
        gist: 'A player without a trump has the lead, and would draw the trumps of the others.',
        aka: ['lead face down', 'lead a blind card', 'calls for trumps', 'no trump but wants them out'],
        moment: 'lead',
        needs: ['trump'],
        cases: [
          {
            then: [allowed('leader', leadFaceDown), must('each-other-player', playTrumpToIt)],
            note: 'The card stands for a trump. The book does not say who wins such a trick.',
          },
        ],
        cites: FACE_DOWN,
        see: ['rounce.law.what-to-lead'],
      }),
    },
  },
  points: {},
  scorers: {},
  examples: [
    lawExample('what-to-lead', ramsch, { lead: 'first' }, 'The first lead.', 'does not cover'),
    lawExample('what-to-lead', play, { lead: 'later', has: 'yes' }, 'He has led one trump, and has another.', 'must lead a trump'),
    lawExample('what-to-lead', play, { lead: 'later', has: 'no' }, 'He has none.', 'may lead any card'),
    lawExample('what-to-lead', ramsch, { lead: 'twice' }, 'He has led two trumps and holds a third.', 'may lead any card'),
    lawExample('card-led-face-down', FACE_DOWN, {}, 'Ace and king of clubs in hand, and no trump.', 'play a trump to it'),
    scoreExample('hand', ramsch, { before: '6', tricks: '3', faults: '0' }, 'Three tricks with three to spare.', -3, '3 to go'),
    sheetExample(
      'game',
      rounced,
      { players: '3', names: 'Ann.Ben.Cora' },
      [{ dealer: 'first', did: 'none.four.one' }],
      'Ann is rounced in the first hand.',
      { Ann: 20, Ben: 11, Cora: 14 },
      'Ann has 20 to go',
    ),
  ],
});
