import { doubted } from '../../../core/cites.ts';
import { lawExample, scoreExample, sheetExample } from '../../../core/examples.ts';
import { variant } from '../../../core/games.ts';
import { fact, law, silent } from '../../../core/laws.ts';
import { unscored, worth } from '../../../core/points.ts';
import { allowed, barred, notDecided } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { buildOnPartners, partnerOfBuilder, raiseOrTake } from '../words.ts';
import { deal, game } from './twenty-one-point-scorer.ts';

const PARTNERS = { cards: '30.22', spades: '7.6', big: '1', little: '2', aceSpades: '1', aceClubs: '2', aceHearts: '1', aceDiamonds: '2' };

export default variant({
  title: 'Four-handed cassino',
  aliases: ['Partnership cassino', 'Four-hand casino'],
  books: {
    donohue: {
      heading: 'Three and Four-Handed Cassino',
      pages: '95-96',
      inherits: {
        from: 'cassino',
        cite: doubted(cites.donohue.threeFourPlay, 'The clause speaks of the score; the rules of cassino are printed before it for all forms.'),
      },
    },
    'blue-ribbon-1940': {
      heading: 'Twenty-One-Point Cassino',
      pages: '137',
      inherits: {
        from: 'cassino',
        cite: doubted(cites.blue.twentyOnePoint, 'No section of its own: a sentence on partners inside the chapter.'),
      },
    },
    'uspc-1898': {
      heading: 'Cassino',
      pages: '55',
      inherits: { from: 'cassino', cite: doubted(cites.uspc.players, 'No section of its own: a sentence inside the section.') },
    },
  },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: {
    Partners: 'two against two; the two highest cuts play the two lowest (1898)',
    Score: 'partners count together, to a number of points agreed on (Donohue)',
    "A partner's build": 'may be built on or taken (1940, Donohue)',
  },
  laws: {
    add: {
      'partners-build': law({
        offence: 'rule-of-the-game',
        title: "Building on a partner's build",
        gist: 'A player builds or calls on what his partner has built, or takes it in.',
        aka: ['partner has the card', 'build for my partner', "take my partner's build", 'call for partner'],
        moment: 'play',
        facts: { holds: fact('Has he the card for it in his own hand?', { yes: 'Yes', no: 'No' }) },
        readings: (says) => ({
          donohue: says(
            [
              {
                when: { holds: 'no' },
                then: [allowed(partnerOfBuilder, buildOnPartners)],
                note: 'His partner shows by the build that he holds the card. The book advises to agree on it before the game.',
              },
              { when: { holds: 'yes' }, then: [notDecided], note: 'The rule is for a partner without the card.' },
            ],
            cites.donohue.threeFourPlay,
          ),
          'blue-ribbon-1940': says(
            [
              { when: { holds: 'yes' }, then: [allowed(partnerOfBuilder, raiseOrTake)], note: 'By usage.' },
              { when: { holds: 'no' }, then: [barred(partnerOfBuilder, raiseOrTake)], note: 'The usage is for a partner with the necessary cards.' },
            ],
            cites.blue.twentyOnePoint,
          ),
          'uspc-1898': silent(),
        }),
      }),
    },
    repeal: { 'equal-points': 'Four play for a number of points; the draw is told of the game of one deal between two.' },
    amend: { 'false-build': { see: ['cassino/four-handed.law.partners-build'] } },
  },
  points: {
    amend: {
      'single-game': {
        books: {
          'blue-ribbon-1940': unscored('Four play to 21.'),
          donohue: unscored('Four play for a given number of points.'),
        },
      },
      target: {
        title: 'The number of points that wins',
        books: {
          donohue: worth(21, doubted(cites.donohue.threeFourPlay, 'Only a given number of points is spoken of; 21 is the usual one.'), {
            says: 'Or another number, as agreed.',
          }),
        },
      },
    },
    repeal: { 'whole-deal': 'The deal is not a game by itself.' },
  },
  scorers: { deal, game },
  examples: [
    lawExample(
      'partners-build',
      cites.blue.twentyOnePoint,
      { holds: 'yes' },
      'He has built eights; his partner holds an eight and takes them in.',
      'may take in that build or raise it',
    ),
    lawExample(
      'partners-build',
      cites.donohue.threeFourPlay,
      { holds: 'no' },
      'He has built nines; his partner adds a combination of nine without a nine in hand.',
      'partner of the player who built may',
    ),
    scoreExample(
      'deal',
      cites.donohue.threeFourPlay,
      { ...PARTNERS, before: '15.12' },
      'Two partners add what both have taken in, and come to 21.',
      'Side 1 wins the game',
    ),
    sheetExample('game', cites.donohue.threeFourPlay, { sides: '2', names: 'North and South.East and West' }, [PARTNERS], 'One deal of two sides.', {
      'North and South': 8,
      'East and West': 3,
    }),
  ],
});
