// The components that authors may use in content/, passed to <Content components={...} />.
import Balls from './Balls.astro';
import Cards from './Cards.astro';
import Cite from './Cite.astro';
import Define from './Define.astro';
import Diagram from './Diagram.astro';
import Differences from './Differences.astro';
import Differs from './Differs.astro';
import Glance from './Glance.astro';
import Laws from './Laws.astro';
import Odds from './Odds.astro';
import Patience from './Patience.astro';
import Points from './Points.astro';
import Question from './Question.astro';
import Ref from './Ref.astro';
import Rule from './Rule.astro';
import Scorers from './Scorers.astro';
import Sources from './Sources.astro';
import Term from './Term.astro';
import Value from './Value.astro';
import Variants from './Variants.astro';

export const components = {
  Balls,
  Cards,
  Cite,
  Define,
  Diagram,
  Differences,
  Differs,
  Glance,
  Laws,
  Odds,
  Patience,
  Points,
  Question,
  Ref,
  Rule,
  Scorers,
  Sources,
  Term,
  Variants,
  Value,
};
