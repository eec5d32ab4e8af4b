import { citedBy, lawExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Desperation } from './code.ts';
import { laws } from './laws/index.ts';

const { uspc } = cites;
const ruling = (law: LawKey<Desperation>, cite: typeof uspc.end, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, cite, answers, story, says);
/** A case that cites the passage of its law, with its doubt. */
const doubtedRuling = (law: LawKey<Desperation>, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, citedBy(laws[law].readings['uspc-1898']), answers, story, says);

export const examples: readonly ExampleOf<Desperation>[] = [
  doubtedRuling('partners', { players: 'six' }, 'Six sit down, and Ann asks for her partners.', 'every second place'),
  doubtedRuling('partners', { players: 'fewer' }, 'Four sit down.', 'does not cover'),
  ruling('first-leader', uspc.leader, { cut: 'one' }, 'Ann cut a king, the others less.', 'wins the lead'),
  ruling('first-leader', uspc.leader, { cut: 'same' }, 'Ann and Ben both cut a king.', 'does not cover'),
  ruling('hands-run-out', uspc.end, {}, 'The stack is empty, and both talons still have cards.', 'does not cover'),
  ruling('talon-gone', uspc.end, {}, 'Ben plays the last card of his side’s talon.', 'wins the game'),
  ruling('wrong-card', uspc.foundations, { how: 'suit' }, 'The two of hearts goes on the ace of hearts.', 'player may build'),
  ruling('wrong-card', uspc.foundations, { how: 'other' }, 'The five of clubs goes on the four of hearts.', 'player may build'),
  ruling('wrong-card', uspc.foundations, { how: 'none' }, 'A seven is laid on a five.', 'player may not build'),
  ruling('whose-card', uspc.turn, { from: 'own' }, 'Ann plays the top of her talon.', 'player may play that card'),
  ruling('whose-card', uspc.turn, { from: 'partner' }, 'Ann plays the six from Cay’s pile.', 'player may play that card'),
  ruling('whose-card', uspc.turn, { from: 'opponent' }, 'Ann would like Ben’s open six.', 'does not cover'),
  doubtedRuling('ace-kept-back', { what: 'keep' }, 'Ann has an ace and builds elsewhere first.', 'may keep the ace'),
  doubtedRuling('ace-kept-back', { what: 'front' }, 'Ann lays an ace on her second pile.', 'may not lay the ace'),
  doubtedRuling('open-card-missed', { covered: 'no' }, 'Ben’s open seven fits, and he lays a queen beside it.', 'may call the card'),
  doubtedRuling('open-card-missed', { covered: 'yes' }, 'Ben lays his queen upon the seven.', 'may not call the card'),
  ruling('play-pointed-out', uspc.hints, {}, 'Cay says: “Your talon fits!”', 'Nobody may point out a play'),
  ruling('talon-overlooked', uspc.takenBack, {}, 'Ann plays a five from her hand and then sees her talon five.', 'may not'),
  ruling('play-taken-back', uspc.takenBack, { proper: 'yes' }, 'Ben’s six went on a five, and he wants it back.', 'play stands'),
  ruling('play-taken-back', uspc.takenBack, { proper: 'no' }, 'Ben’s six went on a four.', 'does not cover'),
  ruling('fifth-pile', uspc.piles, {}, 'Ann has four piles and lays a card beside them.', 'may not make a fifth pile'),
  ruling('card-under-another', uspc.topCard, { what: 'played' }, 'Ben pulls out a six from under his king.', 'use the covered card'),
  ruling('card-under-another', uspc.topCard, { what: 'shown' }, 'Ben’s pile lies spread like a fan.', 'must hide every card'),
  ruling('king-reached', uspc.kings, {}, 'A king lies on a pile in the middle.', 'may be taken off the table'),
  ruling('no-ace', uspc.noAce, { who: 'player' }, 'Ann leads and finds no ace in five cards.', 'must pass'),
  ruling('no-ace', uspc.noAce, { who: 'all' }, 'All six hands are without an ace.', 'must lay one card in front'),
  ruling('talon-card-played', uspc.talonTurned, {}, 'Ann’s talon card goes to the middle.', 'next card is turned up'),
  ruling('turn-ends', uspc.turnEnds, {}, 'Nothing of Ann’s fits the middle.', 'must lay a card in front'),
  ruling('hand-used-up', uspc.handGone, { last: 'middle' }, 'Ann’s fifth card goes to the middle.', 'may take another hand'),
  ruling('hand-used-up', uspc.handGone, { last: 'front' }, 'Ann’s fifth card goes on her own pile.', 'must wait for the next turn'),
  ruling('hand-taken-early', uspc.nextHand, {}, 'Ben takes five cards while Ann is playing.', 'may not take a hand'),
  ruling('may-i-stop', uspc.turn, {}, 'Ben has a six that fits and keeps it in his hand.', 'does not cover'),
  valueExample('win', uspc.end, 'Ann’s side plays its twenty-first talon card.', 'talon of 21 cards is gone first'),
];
