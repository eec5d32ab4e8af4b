import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

import sellingOut from './variants/selling-out/index.ts';
import smudge from './variants/smudge/index.ts';

// No trump is turned and nobody begs; on these the section has its own rules.
const OWN = ['beg', 'who-may-beg', 'bunching', 'same-suit-turned', 'jack-turned-again', 'turned-jack-and-misdeal', 'looked-before-beg'];

export default game({
  id: 'pitch',
  title: 'Pitch',
  aliases: ['Auction pitch', 'Set back', 'Setback', 'High-low-jack', 'Cutthroat pitch', 'Auction all fours', 'Commercial pitch'],
  shelf: 'all-fours',
  kind: 'card',
  books: {
    sierra: { heading: 'Pitch', pages: '103-106' },
    'blue-ribbon-1940': { heading: 'Auction Pitch', pages: '7-9' },
    donohue: { heading: 'Auction Pitch', pages: '47-49', inherits: { from: 'all-fours', cite: cites.donohue.playingScoring, except: OWN } },
  },
  has: ['trump', 'bidding', 'tricks'],
  players: { min: 2, max: 8, usual: 4, say: 'four (Sierra), four to seven (1940), four to eight (Donohue), each for themselves' },
  packs: ['standard-52'],
  following: { rules: ['pitch.rule.follow'], hand: 6, mayTrump: true },
  picture: cards('Hearts as trumps: high, low and jack', 'AH 2H JH', cites.sierra.scoringPoints),
  figures: [
    ['52', 'cards'],
    ['6', 'cards each'],
    ['{points.target blue-ribbon-1940 donohue}', 'points to win, {points.target sierra} to {points.long-target} by Sierra'],
  ],
  glance: {
    Deal: 'six cards each, nothing turned',
    Trump: 'the suit of the first card that the bidder leads',
    Bids: 'one each; up to four, or smudge (Sierra)',
    Points: 'high {points.high}, low {points.low}, jack {points.jack} and game {points.game}',
    'Bid not made': 'the bid is taken off, and nothing counts that the bidder made',
    'Going out': 'the bidder first (1940); high, low, jack, game, no matter who made them (Sierra, Donohue)',
    Game: '{points.target blue-ribbon-1940 donohue} (1940, Donohue); {points.target sierra}, {points.middle-target} or {points.long-target} (Sierra)',
  },
  facts: {
    players: 'rule.players',
    lead: 'rule.pitch',
    bid: ['rule.bids bids are', 'rule.bids undertake'],
  },
  cites,
  ...code,
  variants: { smudge, 'selling-out': sellingOut },
  examples,
});
