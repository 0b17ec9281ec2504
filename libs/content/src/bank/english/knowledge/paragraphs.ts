import type { ItemModel } from '../../kit/types.js';
import { choiceModel } from '../support.js';
import { sentenceOrder } from './sentence-order.js';

const OBJECTIVE = 'knowledge.paragraphs';

const topicSentence = choiceModel(
  { id: 'english.topic-sentence', objective: OBJECTIVE, difficulty: -0.1 },
  `
  ? Which sentence would be the best topic sentence for this paragraph?
  | > ______ Its roots hold the soil in place when heavy rain falls. Its leaves shade the water and keep it cool for fish. In winter its berries feed dozens of birds.
  + The streamside holly protects the life around it. :: Soil, fish, and birds are all helped by the tree, so this sentence covers all of the details.
  - Fish need cool water in order to survive. :: detail-as-topic :: This sentence covers only the detail about shade.
  - Trees are found on nearly every continent. :: topic-too-broad :: The paragraph speaks of one kind of tree and its benefits, not of all trees.
  - Holly berries are a popular winter decoration. :: off-topic :: Decoration is not mentioned in the paragraph.

  ? The first sentence of this paragraph is missing. Which one fits?
  | > ______ The desk clerk greets patients and checks their insurance. A nurse then records their blood pressure. Finally, the doctor examines them and explains the treatment.
  + Several people take part in a routine visit to the clinic. :: The clerk, the nurse, and the doctor are the people of whom the details tell.
  - A nurse records the blood pressure of each patient. :: detail-as-topic :: This repeats one detail and leaves out the clerk and the doctor.
  - Health insurance has become a matter of public debate. :: off-topic :: The paragraph mentions insurance only as one task of the clerk.
  - People have visited doctors since ancient times. :: topic-too-broad :: The history of medicine is not the subject.

  ? Choose the sentence that should open the paragraph.
  | > ______ On Monday a pipe burst in the cellar. On Wednesday the oven failed during lunch. By Friday two of the cooks had caught the flu.
  + It was a difficult week for the restaurant. :: Each detail reports a problem on another day of the week.
  - A burst pipe can cause a great deal of damage. :: detail-as-topic :: This concerns only the event on Monday.
  - Restaurants employ millions of workers. :: topic-too-broad :: The paragraph tells of one restaurant and one week.
  - The flu spreads quickly in cold weather. :: off-topic :: The spread of the flu is not discussed.

  ? Which topic sentence states the main idea of these details?
  | > ______ The pages are printed in large type. Each recipe fits on one page with a photograph. A ring binding lets the book lie flat beside the stove.
  + This cookbook is designed for easy use in the kitchen. :: Large type, one page a recipe, and a flat binding all make the book easy to use.
  - This cookbook contains beautiful photographs. :: detail-as-topic :: The photographs are only one of the details.
  - Cooking at home is cheaper than eating out. :: off-topic :: Cost is not mentioned.
  - Books are printed in many different sizes. :: topic-too-broad :: The details describe one book and its use.

  ? What sentence best introduces the paragraph below?
  | > ______ Bats eat thousands of insects in a night. They also carry pollen from flower to flower. Some desert plants depend on them entirely.
  + Bats are more useful than many people think. :: Eating insects and carrying pollen are ways in which bats are useful.
  - Bats sleep during the day and fly at night. :: off-topic :: The hours of sleep are not mentioned.
  - A bat can eat thousands of insects in a night. :: detail-as-topic :: This repeats one detail and leaves out pollen.
  - Animals play many roles in nature. :: topic-too-broad :: All of the details are about bats.

  ? Which sentence belongs at the beginning of this paragraph?
  | > ______ First, wet your hands and apply soap. Next, rub all surfaces for at least twenty seconds. Finally, rinse and dry them with a clean towel.
  + Washing your hands properly takes only three steps. :: The paragraph gives the steps one after the other.
  - Soap was already known in ancient Babylon. :: off-topic :: The history of soap is not mentioned.
  - Rubbing for twenty seconds removes many germs. :: detail-as-topic :: This covers only the second step.
  - Good health depends on a number of habits. :: topic-too-broad :: The paragraph explains one habit.

  ? A writer needs an opening sentence for these details. Which is best?
  | > ______ The old library closes at five, but the new one stays open until nine. The old building has stairs only, while the new one has two elevators. The old shelves held ten thousand books; the new ones hold forty thousand.
  + The new library improves on the old one in several ways. :: Each sentence compares the two, and the new one is better in hours, access, and size.
  - The new library stays open until nine o'clock. :: detail-as-topic :: Hours are only one of the points of comparison.
  - Libraries are important to every community. :: topic-too-broad :: The paragraph compares two particular buildings.
  - Elevators must be inspected once a year. :: off-topic :: Inspection is not mentioned.

  ? Which topic sentence fits the supporting sentences?
  | > ______ Drivers who text look away from the road for about five seconds. At fifty-five miles an hour, that is the length of a football field. Their reaction time also doubles.
  + Texting makes drivers dangerous. :: The time spent looking away, the distance, and the slow reaction are all dangers of texting.
  - A football field is a hundred yards long. :: detail-as-topic :: The field serves only as a comparison.
  - Cars are faster today than in the past. :: off-topic :: The speed of older cars is not mentioned.
  - Phones have changed the way we live. :: topic-too-broad :: The paragraph is limited to texting at the wheel.

  ? Which sentence should come first in the paragraph?
  | > ______ Some volunteers read to patients who cannot hold a book. Others deliver flowers or guide visitors. A few even bring trained dogs to the children's ward.
  + Volunteers help our hospital in many ways. :: Reading, delivering, guiding, and bringing dogs are ways to help.
  - Dogs can be trained to visit sick children. :: detail-as-topic :: The dogs are only the last of several details.
  - Hospitals are expensive to build and run. :: off-topic :: Cost is not mentioned.
  - Helping others is part of human nature. :: topic-too-broad :: The paragraph is about the volunteers of one hospital.

  ? Select the sentence that best states the topic of the paragraph.
  | > ______ Without enough sleep, people forget names and appointments. They make more errors in simple sums. Even their moods suffer.
  + Lack of sleep affects the mind. :: Memory, attention, and mood are all matters of the mind.
  - People often forget names and dates. :: detail-as-topic :: Forgetting is only one of three effects.
  - Everyone should have a hobby. :: off-topic :: Hobbies are not mentioned.
  - The human body has many needs. :: topic-too-broad :: The details concern one need and its effect on the mind.

  ? Which sentence introduces the main idea of the details below?
  | > ______ A single oak can be home to hundreds of kinds of insects. Woodpeckers nest in its trunk. Squirrels and jays live on its acorns.
  + An oak feeds and shelters many animals. :: Insects, woodpeckers, squirrels, and jays are all fed or sheltered by the tree.
  - Woodpeckers nest in the trunks of oaks. :: detail-as-topic :: The woodpeckers are only one of the details.
  - Oak wood makes strong and handsome floors. :: off-topic :: Floors are not mentioned.
  - Plants and animals need one another. :: topic-too-broad :: The paragraph speaks of one kind of tree.

  ? Choose the best opening for the paragraph.
  | > ______ The letters on the dial are large and raised. The buttons are far apart, so that stiff fingers do not press two at once. A lamp flashes when the phone rings.
  + This telephone is designed for older users. :: Large letters, wide gaps, and a flashing lamp help people with weak eyes, hands, and ears.
  - This telephone has a lamp that flashes. :: detail-as-topic :: The lamp is only the last of the details.
  - Telephones were invented in the 1870s. :: off-topic :: The history of the telephone is not the subject.
  - Technology has changed the lives of all. :: topic-too-broad :: The details describe a single telephone.

  ? Which statement covers all of the supporting details?
  | > ______ Winds of a hundred miles an hour sweep across it. In winter the sun does not rise for weeks. Even in summer the ground remains frozen below the surface.
  + The island is a harsh place to live. :: Wind, darkness, and frozen ground all make life hard.
  - Strong winds sweep across the island. :: detail-as-topic :: The wind is only one of the difficulties.
  - Islands are found in all of the oceans. :: topic-too-broad :: The paragraph is about one island.
  - The island was discovered by a whaler. :: off-topic :: Its discovery is not mentioned.

  ? What should the first sentence of this paragraph say?
  | > ______ Pour the vinegar into a spray bottle and add the same amount of water. Shake it, spray the glass, and wipe it with a newspaper. The smell disappears within minutes.
  + Windows can be cleaned with a mixture that you make at home. :: The details tell how the mixture is made and used.
  - The smell of vinegar disappears within a few minutes. :: detail-as-topic :: The smell is only the last detail.
  - Newspapers have lost many readers in recent years. :: off-topic :: Newspapers serve only to wipe the glass.
  - Cleaning a house takes a great deal of time. :: topic-too-broad :: The paragraph explains how one thing is cleaned.
  `,
);

const conclusion = choiceModel(
  { id: 'english.concluding-sentence', objective: OBJECTIVE, difficulty: 0 },
  `
  ? Which sentence would be the best conclusion of this paragraph?
  | > A reusable bottle saves money, since tap water costs almost nothing. It keeps drinks cold for hours. Above all, it keeps plastic out of rivers. ______
  + For your wallet, your drink, and the planet, the choice is clear. :: It sums up all three reasons: money, cold drinks, and less plastic.
  - Bottles can be made of glass, steel, or several kinds of plastic. :: new-topic-in-conclusion :: The materials are a new topic.
  - Tap water is tested several times each year. :: detail-as-conclusion :: This adds a detail and sums up nothing.
  - Rivers have shaped the land for ages. :: off-topic :: The shaping of land has nothing to do with bottles.

  ? Choose the sentence that should end the paragraph.
  | > Our clinic tested evening hours for three months. Patients who work during the day could come without losing pay. Missed appointments fell by a third. ______
  + The trial shows that evening hours should become permanent. :: The conclusion follows from the success of the trial.
  - Many clinics have a parking lot for patients and another for staff. :: off-topic :: Parking is not mentioned in the paragraph.
  - Three months have about thirteen weeks. :: detail-as-conclusion :: The number of weeks adds nothing to the point.
  - Next, we will describe the trial. :: order-misjudged :: The trial has already been described.

  ? Which closing sentence fits the story told here?
  | > When the lights failed, Mr. Adeyemi lit a candle and told his grandchildren about the village of his youth. They listened for two hours without once asking for a screen. ______
  + The darkness had given them an evening to remember. :: It draws the meaning from the events that were told.
  - Candles are usually made of wax and string. :: off-topic :: How candles are made has no part in the story.
  - Power failures are common in many regions that have old cables. :: new-topic-in-conclusion :: The sentence leaves the family for a general fact.
  - Then Mr. Adeyemi looked for a candle. :: order-misjudged :: The candle was lit at the beginning.

  ? What is the best last sentence for this paragraph?
  | > Some people fear that robots will replace nurses. Robots can carry trays and count pills, but they cannot comfort a frightened child or notice a worried look. ______
  + For such tasks, hospitals will continue to need human nurses. :: It answers the fear that was named at the beginning.
  - Robots were first used in factories, where they welded parts of cars. :: new-topic-in-conclusion :: The history of robots is a new topic.
  - Pills come in many shapes and colors. :: off-topic :: The look of pills has nothing to do with the argument.
  - Therefore, robots will replace nurses soon. :: contradicts-paragraph :: This contradicts the reasons that were given.

  ? Which sentence brings the paragraph to a logical close?
  | > To prune a rose, wait until late winter. Cut out dead wood first. Then shorten the healthy canes to just above a bud that faces outward. ______
  + Treated in this way, the bush will bloom well in summer. :: It states the result of the steps that were explained.
  - Before you begin, wait for late winter. :: order-misjudged :: The season was named at the beginning.
  - Roses are mentioned in many old poems, above all in love poems. :: off-topic :: Poems are not part of the instructions.
  - Tulips, however, grow from bulbs in the ground. :: new-topic-in-conclusion :: Tulips are a new topic.

  ? Select the sentence that best concludes the argument.
  | > A later start would let students sleep longer. Two nearby schools that changed their hours report better grades and fewer accidents on the way to class. ______
  + Our school should follow their example. :: The call for action follows from the reasons and the examples.
  - Some students walk, and others take the bus. :: detail-as-conclusion :: The means of transport sum up nothing.
  - Sleep is studied at several universities. :: off-topic :: Where sleep is studied is not part of the argument.
  - The two schools are near a shopping center. :: detail-as-conclusion :: Their location adds nothing to the argument.

  ? Which ending is consistent with the rest of the paragraph?
  | > The first maps of the coast were full of errors. Sailors corrected them voyage by voyage. Today satellites measure the shoreline to within inches. ______
  + Centuries of effort have made coastal maps remarkably exact. :: It sums up the development from errors to exact measurement.
  - Coastal maps have hardly changed over time. :: contradicts-paragraph :: The paragraph describes a great change.
  - Sailors often suffered from a lack of vitamins on their long voyages. :: off-topic :: The health of sailors is not mentioned.
  - The first maps were drawn by hand on hides. :: order-misjudged :: This detail would belong at the beginning.

  ? Which final sentence restates the main idea in new words?
  | > Learning a second language trains the memory. It teaches patience, since progress is slow. It even helps people to understand their own language better. ______
  + A new language, in short, enriches the mind in several ways. :: It restates that language learning brings several benefits.
  - Progress in a new language is slow. :: detail-as-conclusion :: This repeats only one detail.
  - Spanish, for example, is spoken in about twenty countries today. :: new-topic-in-conclusion :: Where Spanish is spoken is a new topic.
  - Some people have no time for a language. :: contradicts-paragraph :: An objection at the end weakens the point.

  ? Which sentence ends the paragraph in a fitting way?
  | > The first violin that Ines owned was a gift from a neighbor. She practiced in the cellar so that nobody would complain. Last night she played for a thousand people. ______
  + In the front row, with tears in his eyes, sat that neighbor. :: It returns to the gift at the beginning and completes the story.
  - Violins are made of spruce and maple wood by skilled craftspeople. :: off-topic :: The wood of violins has no part in the story.
  - A cellar should be kept cool and dry. :: off-topic :: The care of cellars has no part in the story.
  - Later, a neighbor gave Ines her first violin. :: order-misjudged :: The gift was mentioned at the beginning.

  ? Choose the sentence that concludes the advice.
  | > Write down every medicine that you take. Add the dose and the time of day. Keep the list in your wallet. ______
  + In an emergency, such a list can save your life. :: It gives the reason for the advice and rounds it off.
  - Wallets are often made of leather or cloth. :: off-topic :: The material of wallets has nothing to do with the advice.
  - First, write down every medicine that you take. :: order-misjudged :: This is the first step and has been given.
  - Some medicines must be kept in a refrigerator or in the dark. :: new-topic-in-conclusion :: The storage of medicines is a new topic.
  `,
);

const support = choiceModel(
  { id: 'english.supporting-detail', objective: OBJECTIVE, difficulty: 0.1 },
  `
  ? Which detail best supports the claim that a town needs a second ambulance?
  + Last year callers waited nineteen minutes on average. :: The long wait is evidence that one ambulance is not enough.
  - The town bought its ambulance at a fair price. :: irrelevant-detail :: The price of the first ambulance does not show a need for another.
  - Ambulances carry oxygen and a heart monitor. :: irrelevant-detail :: The equipment does not show how many vehicles are needed.
  - Many of the families that live in the town own two or more cars. :: irrelevant-detail :: Private cars do not replace an ambulance.

  ? Which fact strengthens the statement that walking to work is good for health?
  + In one study walkers had lower blood pressure than drivers. :: The result links walking with a measure of health.
  - Walkers pass more shop windows than drivers do. :: irrelevant-detail :: Shop windows have nothing to do with health.
  - Comfortable walking shoes are sold in many stores and many colors. :: irrelevant-detail :: The colors of shoes are not evidence about health.
  - Some people live too far away to walk. :: weakens-claim :: This tells who cannot walk and gives no benefit.

  ? A paragraph claims that the new cafeteria is popular. Which sentence supports the claim with evidence?
  + The number of lunches sold has doubled since it opened. :: A doubled number of lunches is measurable evidence of popularity.
  - In my opinion, it is the nicest room of the building. :: opinion-as-evidence :: One opinion does not show that many people like the room.
  - Its walls are painted in a pale shade of green that matches the chairs. :: irrelevant-detail :: The color describes the room but not its popularity.
  - The old cafeteria was on the first floor. :: irrelevant-detail :: The place of the old room says nothing of the new one.

  ? Which example fits the topic sentence "Some inventions came from the observation of nature"?
  + Velcro was modeled on burrs that stuck to a dog's fur. :: The burrs are the natural thing that was observed.
  - The telephone was improved over many years. :: irrelevant-detail :: No observation of nature is mentioned.
  - Nature can be enjoyed in all four seasons, even in a large city. :: irrelevant-detail :: No invention is mentioned.
  - Many inventors kept careful notebooks. :: irrelevant-detail :: The notebooks are not an observation of nature.

  ? Which statement gives a reason for the opinion that phones should be silent in a waiting room?
  + Ringing phones startle patients who are in pain. :: It names a harm that silent phones would prevent.
  - Waiting rooms usually have rows of chairs. :: irrelevant-detail :: Chairs are no reason for silence.
  - Phones should be silent in waiting rooms. :: claim-repeated :: Repeating the opinion does not support it.
  - Most phones have several ring tones to choose from. :: irrelevant-detail :: The number of ring tones does not show any harm.

  ? Which sentence adds specific support to "The storm caused great damage"?
  + It tore the roofs from forty houses. :: The number and the kind of damage are specific.
  - It was really a very bad storm. :: claim-repeated :: The statement is repeated in other vague words.
  - Storms are common at that time of year. :: irrelevant-detail :: How often storms come does not describe the damage.
  - People talked about it for weeks. :: irrelevant-detail :: Talk is not damage.

  ? A writer wants to add a detail to a paragraph about how bees make honey. Which one belongs?
  + Worker bees fan the nectar with their wings until it thickens. :: Fanning is a step in the making of honey.
  - Honey was used as a gift of friendship between ancient kingdoms. :: off-topic :: The use of honey as a gift is not part of its making.
  - Wasps build their nests from chewed wood. :: off-topic :: Wasps and their nests are another topic.
  - A bee sting should be cooled with ice. :: off-topic :: First aid is another topic.

  ? Which quotation would best support an article that praises a school nurse?
  + "She noticed my son's illness before anyone else," says a parent. :: The quotation gives an example of her skill.
  - "The school was built in 1962 by a local architect," says the principal. :: irrelevant-detail :: The age of the school says nothing of the nurse.
  - "Nurses work in many places," says a textbook. :: too-general :: The quotation is not about this nurse.
  - "I have never met her," says a teacher. :: irrelevant-detail :: A person who has not met her cannot support the praise.
  `,
);

const organization = choiceModel(
  { id: 'english.paragraph-pattern', objective: OBJECTIVE, difficulty: 0.2 },
  `
  ? How is this paragraph organized?
  | > In 1901 the bridge was a row of planks. By 1930 it had a steel frame. In 1988 a second lane was added.
  + In order of time :: The dates lead from the earliest to the latest state of the bridge.
  - By cause and effect :: pattern-misjudged :: No event is said to lead to another.
  - As a comparison :: pattern-misjudged :: One bridge is followed through time; two things are not compared.
  - By location :: pattern-misjudged :: No parts of the bridge are described in space.

  ? Which pattern does the writer use here?
  | > The creek was dammed. Without fresh water, the marsh dried out, and the frogs disappeared.
  + Cause and effect :: The dam led to the dry marsh, which led to the loss of the frogs.
  - Order of importance :: pattern-misjudged :: The events are not ranked.
  - Comparison and contrast :: pattern-misjudged :: Two things are not set side by side.
  - Definition of a term :: pattern-misjudged :: No term is explained.

  ? Which method of development is used in this passage?
  | > A crocodile's snout is narrow, while an alligator's is broad. Both lay eggs, but crocodiles can live in salt water.
  + Comparison and contrast :: Likenesses and differences of two animals are given.
  - Steps in a process :: pattern-misjudged :: Nothing is done step by step.
  - Problem and solution :: pattern-misjudged :: No problem is named.
  - Order of time :: pattern-misjudged :: No events follow one another.

  ? What kind of order does the description follow?
  | > Above the door hangs a brass bell. Below it stands a bench, and to the left of the bench a fern.
  + Order in space :: "Above," "below," and "to the left" lead the eye from place to place.
  - Order of time :: pattern-misjudged :: No moment is earlier or later than another.
  - Cause and effect :: pattern-misjudged :: Nothing leads to anything else.
  - Order of importance :: pattern-misjudged :: The things are not ranked.

  ? Which plan has the writer followed?
  | > Visitors often lost their way in the hospital. The staff painted a colored line on the floor for each department, and complaints stopped.
  + Problem and solution :: Getting lost is the problem, and the colored lines are the solution.
  - Definition and example :: pattern-misjudged :: No term is defined.
  - Comparison and contrast :: pattern-misjudged :: Two things are not compared.
  - Order in space :: pattern-misjudged :: The lines are not described from place to place.

  ? How does the writer develop the idea?
  | > A placebo is a treatment with no active drug. A sugar pill given in a trial is one; a salt-water injection is another.
  + With a definition and examples :: The first sentence defines the term, and the second gives two examples.
  - With a cause and its effects :: pattern-misjudged :: No effect is described.
  - With events in order of time :: pattern-misjudged :: No events are told.
  - With a problem and its solution :: pattern-misjudged :: No problem is solved.

  ? In what order are the reasons given?
  | > A helmet keeps your head warm. It may also spare you a fine. Most of all, it can save your life.
  + From least to most important :: "Most of all" marks the last reason as the strongest.
  - From most to least important :: direction-reversed :: The strongest reason stands at the end.
  - From the earliest to the latest :: pattern-misjudged :: The reasons are not events in time.
  - From the nearest to the farthest :: pattern-misjudged :: The reasons have no place in space.

  ? Which structure does the text show?
  | > Rinse the rice until the water is clear. Add two cups of water and bring it to a boil. Then cover the pot and lower the heat.
  + Steps in a process :: The commands follow one another as they must be carried out.
  - Comparison and contrast :: pattern-misjudged :: Two things are not compared.
  - Problem and solution :: pattern-misjudged :: No problem is named.
  - Claim and evidence :: pattern-misjudged :: Nothing is argued.
  `,
);

/** Topic sentences, support, order and conclusions. */
export const paragraphs: ItemModel[] = [
  topicSentence,
  conclusion,
  support,
  organization,
  sentenceOrder,
];
