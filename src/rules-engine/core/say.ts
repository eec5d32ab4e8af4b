import { MOMENTS } from './moments.ts';
import { OFFENCES } from './offences.ts';
import { PARTIES, type Party, sayParty } from './parties.ts';
import { ACTS } from './remedies/acts.ts';
import { AMOUNTS, EACHES, sayPoints } from './remedies/amounts.ts';
import { DUTIES } from './remedies/duties.ts';
import { THINGS, type Thing } from './remedies/things.ts';
import { type Claim, NOT_DECIDED, type Remedy } from './remedies.ts';

/** First letter in capitals, a full stop at the end. */
export function sentence(text: string): string {
  const ended = text + stopAfter(text);
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}

/** The full stop that words still lack: none where they end in one, or in a question. */
export const stopAfter = (text: string): string => (/[.?!]$/.test(text) ? '' : '.');

/** Singular for all their last letter. */
const ONE_IN_S: readonly string[] = ['pass', 'past-score', 'surplus'] satisfies Thing[];
/** Plural without that letter. */
const MANY_WITHOUT_S: readonly string[] = ['dice'] satisfies Thing[];
const isMany = (what: Thing) => MANY_WITHOUT_S.includes(what) || (THINGS[what].endsWith('s') && !ONE_IN_S.includes(what));

/** "Both sides may not" would leave it to one of them; what no one of several may do is said so. */
const NO_ONE: Readonly<Partial<Record<Party, string>>> = {
  anyone: 'nobody',
  'all-players': 'nobody',
  'both-sides': 'neither side',
  'either-opponent': 'neither opponent',
  'either-defender': 'neither defender',
};
const mayNot = (who: Party): string => {
  const none = NO_ONE[who];
  return none === undefined ? `${PARTIES[who].name} may not` : `${none} may`;
};

type Choice = Extract<Remedy, { kind: 'choice' }>;

/** Whether all that may be chosen are the chooser's own acts: he does them freely, and "to ..." is enough for each. */
const isOwnActs = ({ by, of }: Choice) => of.flat().every((option) => option.kind === 'must' && option.who === by);

/** One option of a choice. What the chooser may require is simply what the other has to do. */
function sayOption(option: Remedy, choice: Choice): string {
  if (option.kind === 'must' && isOwnActs(choice)) return `to ${DUTIES[option.act]}`;
  if (option.kind !== 'may-require' || option.by !== choice.by) return sayRemedy(option);
  return `${sayParty(option.from, 'have', 'has')} to ${DUTIES[option.act]}`;
}

/** One remedy as a clause without capital and full stop. A kind without its English does not compile. */
export function sayRemedy(remedy: Remedy): string {
  const name = (party: Party) => PARTIES[party].name;
  const payee = (to: Party | 'pot' | 'bank' | 'pool') => (to === 'pot' || to === 'bank' || to === 'pool' ? `the ${to}` : name(to));
  switch (remedy.kind) {
    case 'no-penalty':
      return 'there is no penalty';
    case 'stands':
      return `${THINGS[remedy.what]} ${isMany(remedy.what) ? 'stand' : 'stands'}`;
    case 'void':
      return `${THINGS[remedy.what]} ${isMany(remedy.what) ? 'are' : 'is'} void`;
    case 'misdeal':
      return 'it is a misdeal';
    case 'new-deal':
      if (remedy.by === null) return 'there is a fresh deal';
      return remedy.by === 'dealer' ? 'the same dealer deals again' : `there is a fresh deal by ${name(remedy.by)}`;
    case 'loses-deal':
      return remedy.to === null ? 'the dealer loses the deal' : `the dealer loses the deal, which passes to ${name(remedy.to)}`;
    case 'cut-again':
      return sayParty(remedy.by, 'cut again', 'cuts again');
    case 'card-exposed':
      return `the card lies face up as an exposed card of ${name(remedy.whose)}, and ${name(remedy.calledBy)} may call it`;
    case 'hand-exposed':
      return `all the cards of ${name(remedy.whose)} lie face up, and ${name(remedy.calledBy)} may call any of them`;
    case 'call-suit':
      return `${name(remedy.by)} may name the suit that ${name(remedy.from)} must lead`;
    case 'call-card':
      return `${name(remedy.by)} may call a card from ${name(remedy.from)}`;
    case 'forbid-suit':
      return `${name(remedy.by)} may forbid ${name(remedy.from)} to lead that suit`;
    case 'call-high-low':
      return `${name(remedy.by)} may make ${name(remedy.from)} play the highest or the lowest card held of the suit led`;
    case 'counts-as-revoke':
      return 'it counts as a revoke';
    case 'takes-back':
      return `${sayParty(remedy.who, 'take', 'takes')} back ${THINGS[remedy.what]}`;
    case 'may-change':
      return `${name(remedy.who)} may change ${THINGS[remedy.what]}`;
    case 'cannot-recall':
      return `${mayNot(remedy.who)} take back ${THINGS[remedy.what]}`;
    case 'scores':
      return `${sayParty(remedy.who, 'score', 'scores')} ${sayPoints(remedy.points, remedy.unit)}`;
    case 'scores-amount':
      return `${sayParty(remedy.who, 'score', 'scores')} ${AMOUNTS[remedy.amount]}`;
    case 'loses':
      return `${sayParty(remedy.who, 'lose', 'loses')} ${sayPoints(remedy.points, remedy.unit)}`;
    case 'scores-each':
      return `${sayParty(remedy.who, 'score', 'scores')} ${sayPoints(remedy.points)} for each ${EACHES[remedy.each]}`;
    case 'loses-each':
      return `${sayParty(remedy.who, 'lose', 'loses')} ${sayPoints(remedy.points)} for each ${EACHES[remedy.each]}`;
    case 'loses-amount':
      return `${sayParty(remedy.who, 'lose', 'loses')} ${AMOUNTS[remedy.amount]}`;
    case 'scores-nothing':
      return `${sayParty(remedy.who, 'score', 'scores')} nothing on this deal`;
    case 'takes-tricks':
      return `${sayParty(remedy.who, 'take', 'takes')} ${sayPoints(remedy.tricks, 'trick')} from ${name(remedy.from)}`;
    case 'pays':
      return `${sayParty(remedy.who, 'pay', 'pays')} ${AMOUNTS[remedy.amount]} to ${payee(remedy.to)}`;
    case 'pays-points':
      return `${sayParty(remedy.who, 'pay', 'pays')} ${sayPoints(remedy.points, remedy.unit)} to ${payee(remedy.to)}`;
    case 'dead-hand':
      return `the hand of ${name(remedy.who)} is dead`;
    case 'foul-hand':
      return `the hand of ${name(remedy.who)} is foul`;
    case 'barred':
      return `${mayNot(remedy.who)} ${ACTS[remedy.from]}`;
    case 'draws-surplus':
      return `${sayParty(remedy.who, 'draw', 'draws')} the surplus from the long hand${remedy.sees ? ' and may look at it' : ' unseen'}`;
    case 'makes-up-cards':
      return `${sayParty(remedy.who, 'make', 'makes')} up the missing cards from the pack`;
    case 'plays-short':
      return `${sayParty(remedy.who, 'play', 'plays')} on with the cards held`;
    case 'keeps-card':
      return `${sayParty(remedy.who, 'keep', 'keeps')} the card`;
    case 'replaced':
      return `${THINGS[remedy.what]} ${remedy.what === 'cards' ? 'are' : 'is'} replaced from the top of the pack ${remedy.when === 'at-once' ? 'at once' : 'after everyone else has been served'}`;
    case 'put-right':
      return `${sayParty(remedy.who, 'put', 'puts')} ${THINGS[remedy.what]} right`;
    case 'must':
      return `${name(remedy.who)} must ${DUTIES[remedy.act]}`;
    case 'allowed':
      return `${name(remedy.who)} may ${{ ...ACTS, ...DUTIES }[remedy.act]}`;
    case 'hand-ends':
      return 'play stops at once';
    case 'loses-game':
      return `${sayParty(remedy.who, 'lose', 'loses')} the game`;
    case 'chooses-which':
      return `${sayParty(remedy.who, 'choose', 'chooses')} which counts as ${THINGS[remedy.what]}`;
    case 'passes-to':
      return `${THINGS[remedy.what]} ${isMany(remedy.what) ? 'pass' : 'passes'} to ${name(remedy.to)}`;
    case 'wins':
      return `${sayParty(remedy.who, 'win', 'wins')} ${THINGS[remedy.what]}`;
    case 'carries-over':
      return `${THINGS[remedy.what]} ${isMany(remedy.what) ? 'stay' : 'stays'} for the next deal`;
    case 'divide':
      return `${sayParty(remedy.who, 'divide', 'divides')} ${THINGS[remedy.what]}`;
    case 'choice':
      return `${sayParty(remedy.by, 'choose', 'chooses')}: either ${remedy.of.map((option) => option.map((one) => sayOption(one, remedy)).join(' and ')).join('; or ')}`;
    case 'may-demand':
      if (remedy.what.length === 1 && remedy.what[0]?.kind === 'new-deal' && remedy.what[0].by === null) return `${name(remedy.by)} may ask for a fresh deal`;
      if (remedy.what.length === 1 && remedy.what[0]?.kind === 'barred')
        return `${name(remedy.by)} may forbid ${name(remedy.what[0].who)} to ${ACTS[remedy.what[0].from]}`;
      return `${name(remedy.by)} may ask that ${remedy.what.map(sayRemedy).join(' and ')}`;
    case 'may-require':
      return `${name(remedy.by)} may require ${name(remedy.from)} to ${DUTIES[remedy.act]}`;
    case 'capped':
      return `${mayNot(remedy.who)} score beyond ${sayPoints(remedy.points, remedy.unit)} toward the game on this deal`;
    case 'punished-as':
      return `${sayParty(remedy.who, 'pay', 'pays')} the penalty for this offence: ${OFFENCES[remedy.offence].title.toLowerCase()}`;
    case 'penalty-card':
      return `the card becomes a penalty card of ${name(remedy.whose)}`;
    case 'counts-to-trick':
      return 'the card left over at the end counts as played to the trick that lacked it, and is no revoke there';
    case 'etiquette':
      return 'it is a matter of manners, without a penalty';
    case 'judgement':
      return 'the book leaves it to the players to judge';
    case 'not-decided':
      return NOT_DECIDED;
    case 'free':
      return remedy.text;
  }
}

/** Several remedies as one or more sentences. */
export function sayRemedies(remedies: readonly Remedy[]): string {
  const say = (remedy: Remedy, n: number) => (n > 0 && remedy.kind === 'not-decided' ? 'what else follows the book does not decide' : sayRemedy(remedy));
  return remedies.map((remedy, n) => sentence(say(remedy, n))).join(' ');
}

/** Who may claim and until when: "The opponents may claim it until the cut for the next deal." */
export function sayClaim(claim: Claim): string {
  const moment = (id: Claim['until']) => {
    const text = MOMENTS[id];
    return text.charAt(0).toLowerCase() + text.slice(1);
  };
  const from = claim.from === undefined ? '' : `, once it has come to this (${moment(claim.from)}),`;
  return sentence(`${PARTIES[claim.by].name} may claim it${from} until ${moment(claim.until)}`);
}
