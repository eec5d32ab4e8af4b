import { act, deed } from '../../vocabulary/own-words.ts';

export const haveNineteen = act('have 19 men, each in their own colour', '19 men');
export const makersRules = deed('the maker’s instructions', 'the rule', 'several');
