import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, losesDeal, mayDemand, misdeal, must, newDeal, notDecided, scoresNothing, stands, undecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { claimMisdeal, touchCards } from '../words.ts';
import { packLaws } from './pack.ts';

/** Donohue's law 24 names two faults but one limit. */
export const THREE_TRICKS =
  'The law names a player with too many cards and a dealer who forgets to discard; whether its limit of three tricks is set to both, or to the dealer alone, is not clear.';

export const dealLaws = {
  'uneven-rounds': law({
    offence: 'misdeal',
    title: 'Cards dealt in uneven rounds',
    gist: 'In one round the dealer gives two cards to one player and three to another.',
    aka: ['dealt two then three mixed', 'order of the deal', 'mixed rounds'],
    moment: 'deal',
    notGeneral: true,
    facts: {
      seen: fact('Has an opponent of the dealer looked at the cards dealt to them?', 'Opponent looked', {
        no: { label: 'No', if: 'before an opponent of the dealer has looked at cards' },
        yes: { label: 'Yes', if: 'once an opponent of the dealer has looked at cards' },
      }),
    },
    usual: { seen: 'no' },
    leads: {
      donohue:
        'Until an opponent of the dealer has looked at cards, the dealer’s opponents may have them dealt again. After that, the deal stands. The book does not say who deals.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the dealer loses the deal; by Donohue the other side may have a new deal until an opponent of the dealer has looked at cards, and after that the deal stands.',
    },
    readings: (says) => ({
      'uspc-1898': silent('Two at a time and then three, or the other way about; no penalty is given.'),
      donohue: says(
        [
          {
            when: { seen: 'no' },
            then: [mayDemand('opponents', newDeal(null)), undecided('next-dealer')],
            note: 'It is not among the misdeals that lose the deal.',
          },
          { when: { seen: 'yes' }, then: [stands('deal')] },
        ],
        cites.donohue.dealing(12),
      ),
      'blue-ribbon-1940': always([misdeal, losesDeal(null)], cites.blue.penaltiesDeal),
      sierra: silent(),
    }),
  }),
  'wrong-number': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards',
    gist: 'A player has too many or too few cards, or the dealer deals a hand too many or too few.',
    aka: ['dealt me six', 'dealt six cards', 'four cards', 'playing with six cards', 'one card short', 'misdeal in euchre', 'missdeal'],
    moment: 'deal',
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        'before-play': {
          label: 'Before that player had played to the first trick',
          chip: 'Before playing',
          if: 'before that player had played to the first trick',
        },
        'first-trick': {
          label: 'After that, before the first trick was turned down',
          chip: 'In the first trick',
          if: 'in the first trick, once that player had played',
        },
        later: { label: 'After the first trick was turned down', chip: 'Later', if: 'after the first trick was turned' },
      }),
      what: fact('What is wrong?', 'What is wrong', {
        many: { label: 'A player has too many cards', chip: 'Too many cards', if: 'if a hand has too many cards' },
        few: { label: 'A player has too few cards', chip: 'Too few cards', if: 'if a hand has too few' },
        hands: { label: 'There is a hand too many or too few', chip: 'Number of hands', if: 'if there is a hand too many or too few' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that the dealer loses the deal. They disagree on how late: by Blue Ribbon before the player with the wrong number plays, by U.S. Playing Card before the first trick is turned over, by Donohue at any time. Later, by the first two, the deal stands and that player scores nothing.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { what: ['many', 'few'], noticed: ['before-play', 'first-trick'] },
            then: [misdeal, losesDeal()],
            claim: { by: 'anyone', until: 'trick-turned' },
          },
          {
            when: { what: ['many', 'few'], noticed: 'later' },
            then: [must('short-player', 'play-on'), scoresNothing('short-player')],
            note: 'Even a hand that wins scores nothing.',
          },
          { when: { what: 'hands' }, then: [notDecided] },
        ],
        cites.uspc.rulesDeal,
        'The trick that ends the claim is the first.',
      ),
      donohue: says(
        [
          {
            when: { what: 'many', noticed: 'later' },
            then: [scoresNothing('offending-side'), losesDeal(null)],
            note: 'The opponents score whatever they make.',
            doubtful: true,
          },
          { when: { what: ['many', 'few'], noticed: ['before-play', 'first-trick'] }, then: [misdeal, losesDeal()] },
          { when: { what: 'few', noticed: 'later' }, then: [misdeal, losesDeal()] },
          { when: { what: 'hands' }, then: [notDecided] },
        ],
        [cites.donohue.dealing(11), cites.donohue.dealing(13), doubted(cites.donohue.dealing(24), THREE_TRICKS)],
        'Law 13 has no time limit; where a hand is played with too many cards, law 24 is taken to stand in its place.',
      ),
      'blue-ribbon-1940': says(
        [
          { when: { what: ['many', 'few'], noticed: ['first-trick', 'later'] }, then: [stands('deal'), scoresNothing('short-player')] },
          { then: [misdeal, losesDeal(null)] },
        ],
        cites.blue.penaltiesDeal,
        '{partners:The book does not say whether the tricks of that player’s partner still count.}{-partners:Nothing that the player wins counts.}',
      ),
      sierra: silent(),
    }),
    leads: {
      'blue-ribbon-1940':
        'The dealer loses the deal. But once a player with too many or too few cards has played, the deal stands, and that player scores nothing.',
      donohue:
        'The deal passes to the player on the dealer’s left. If a hand has too many cards after the first trick, its side also scores nothing. There are more cases.',
      'uspc-1898':
        'Until the first trick is turned over, the deal passes to the left. After that, the player with the wrong number plays on and scores nothing. There are more cases.',
    },
    see: ['euchre.law.no-discard'],
  }),
  'interrupted-deal': law({
    offence: 'misdeal',
    title: 'Misdeal caused by an opponent',
    gist: 'An opponent disturbs the dealer, and the deal goes wrong.',
    aka: ['bothered the dealer', 'interrupted the deal', 'made me misdeal'],
    moment: 'deal',
    notGeneral: true,
    facts: {
      how: fact('What did the opponent do?', 'Opponent', {
        talked: {
          label: 'Talked to the dealer, or otherwise disturbed the dealer',
          chip: 'Disturbed dealer',
          if: 'if an opponent talked to or in some way disturbed the dealer',
        },
        touched: {
          label: 'Touched their cards before the deal was done',
          chip: 'Touched cards',
          if: 'if an opponent touched their cards before the deal was done',
        },
      }),
      partner: fact(
        'Had the dealer’s partner touched cards too?',
        'Dealer’s partner',
        {
          no: { label: 'No', chip: 'Not touched', if: 'if the dealer’s partner had not touched any cards' },
          yes: { label: 'Yes', chip: 'Touched too', if: 'if the dealer’s partner had touched cards too' },
        },
        { needs: { yes: 'partners' } },
      ),
    },
    usual: { partner: 'no' },
    readings: (says) => ({
      'uspc-1898': silent(),
      donohue: says(
        [
          {
            when: { how: 'touched', partner: 'yes' },
            then: [misdeal, losesDeal()],
            note: 'The converse of the law’s own inference; its first words excuse every interruption.',
          },
          { then: [barred('opponents', claimMisdeal)], note: 'The deal is not lost.' },
        ],
        cites.donohue.dealing(14),
        'In the case that the law reports, the opponent had questioned the right to deal. The book does not say whether the dealer then deals afresh.',
      ),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    leads: {
      donohue:
        'The dealer’s opponents may not claim a misdeal. But if an opponent and the dealer’s partner had both touched cards, the player on the dealer’s left deals.',
    },
  }),
  'exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed in the deal',
    gist: 'A card is turned face up while the cards are being dealt.',
    aka: ['flipped a card over', 'showed a card while dealing'],
    moment: 'deal',
    facts: {
      who: fact(
        'Who exposed it?',
        'Exposed by',
        {
          dealer: { label: 'The dealer, in dealing', chip: 'Dealer', if: 'if the dealer exposed the card in dealing' },
          partner: { label: 'The dealer’s partner', chip: 'Dealer’s partner', if: 'if the dealer’s partner exposed the card' },
          opponent: { label: 'An opponent of the dealer', chip: 'An opponent', if: 'if an opponent of the dealer exposed the card' },
        },
        { needs: { partner: 'partners' } },
      ),
      touched: fact('What has the other side done with its own cards?', 'Other side', {
        nothing: { label: 'Not touched them', chip: 'Touched nothing', if: 'before the other side has touched its cards' },
        touched: { label: 'Touched them without looking', chip: 'Touched cards', if: 'once the other side has touched its cards without looking' },
        looked: { label: 'Looked at them', chip: 'Looked at cards', if: 'once the other side has looked at its cards' },
      }),
      partner: fact(
        'Had the dealer’s partner touched cards before the other side?',
        'Dealer’s partner',
        {
          no: { label: 'No', chip: 'Had not touched', if: 'if the dealer’s partner did not touch cards first' },
          yes: { label: 'Yes', chip: 'Touched first', if: 'if the dealer’s partner touched cards first' },
        },
        { needs: { yes: 'partners' } },
      ),
    },
    usual: { who: 'dealer', touched: 'nothing', partner: 'no' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if the dealer exposes a card: by U.S. Playing Card the same dealer always deals again; by Donohue only if the other side asks before touching cards or, if the dealer’s partner touched some, before looking. If an opponent does, only Donohue rules: the dealer may deal again.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [{ when: { who: 'dealer' }, then: [newDeal()] }, { then: [notDecided] }],
        cites.uspc.rulesDeal,
        'The deal is not lost. A card that a player shows may be called, but the deal is not named there.',
      ),
      donohue: says(
        [
          {
            when: { who: ['dealer', 'partner'], touched: 'nothing' },
            then: [mayDemand('opponents', newDeal())],
            claim: { by: 'opponents', until: 'cards-touched' },
          },
          {
            when: { who: ['dealer', 'partner'], touched: 'touched', partner: 'yes' },
            then: [mayDemand('opponents', newDeal())],
            note: 'Cards touched after the dealer’s partner has touched theirs do not end the claim.',
          },
          {
            when: { who: ['dealer', 'partner'], touched: 'looked', partner: 'yes' },
            then: [notDecided],
            note: 'The opponents may do what the dealer’s partner did, but the book says so only of touching.',
          },
          { when: { who: ['dealer', 'partner'], touched: ['touched', 'looked'], partner: 'no' }, then: [stands('deal')] },
          { when: { who: 'opponent', touched: ['nothing', 'touched'] }, then: [mayDemand('dealer', newDeal())] },
          { when: { who: 'opponent', touched: 'looked' }, then: [stands('deal')] },
        ],
        [cites.donohue.dealing(15), cites.donohue.dealing(16), cites.donohue.dealing(17)],
      ),
      'blue-ribbon-1940': silent('Among its misdeals the section does not name an exposed card.'),
      sierra: silent(),
    }),
    leads: {
      donohue:
        'If the dealer’s side exposed the card, the other side may have the same dealer deal again, if it has not touched its own cards yet. There are more cases.',
    },
    see: ['euchre.law.exposed-card', 'euchre.law.cards-touched-in-deal'],
  }),
  'cards-touched-in-deal': law({
    offence: 'cards-touched-early',
    title: 'Dealer’s partner touches their cards in the deal',
    gist: 'The dealer’s partner takes up cards before the deal is done.',
    aka: ['picked up cards too soon', 'looked before the deal was over'],
    moment: 'deal',
    needs: ['partners'],
    facts: {},
    readings: () => ({
      'uspc-1898': silent(),
      donohue: always(allowed('opponents', touchCards), cites.donohue.dealing(16), { note: 'They keep their claim to a new deal, should one arise.' }),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    leads: { donohue: 'The other side may then touch its own cards too, and can still claim a new deal if there is a reason for one.' },
  }),
  ...packLaws,
};
