import { readTable } from '../sheet.js';

/**
 * Word parts of Greek and Latin origin, each with a word that has the part and what that word means.
 *
 * `group` keeps medical parts apart from everyday ones, so that wrong answers are plausible.
 * Parts with the same `field` are too near in meaning to be wrong answers to one another.
 */
export const wordParts = readTable(
  `
  hyper- | prefix | any | excessive | hypertension | pressure that is too high | high
  hypo- | prefix | any | deficient or below | hypothermia | body heat that is too low | low
  tachy- | prefix | any | fast | tachycardia | a fast heart rate | tachy-
  brady- | prefix | any | slow | bradycardia | a slow heart rate | brady-
  peri- | prefix | any | around | pericardium | the sac around the heart | around
  sub- | prefix | any | under | subcutaneous | under the skin | low
  inter- | prefix | any | between | intercostal | between the ribs | place
  intra- | prefix | any | within | intravenous | within a vein | within
  post- | prefix | any | after | postpone | to put off until after a set time | post-
  pre- | prefix | any | before | prenatal | before birth | before
  anti- | prefix | any | against | antibiotic | a drug that acts against bacteria | against
  bi- | prefix | any | two | bilateral | on two sides | bi-
  poly- | prefix | any | many | polygon | a shape with many angles | many
  mono- | prefix | any | one | monotone | a sound of one pitch | mono-
  trans- | prefix | any | across | transport | to carry across a distance | place
  mal- | prefix | any | bad | malnutrition | bad nourishment | bad
  micro- | prefix | any | small | microscope | a device for viewing small things | micro-
  auto- | prefix | any | self | autobiography | a life story told by the person itself | auto-
  hemi- | prefix | any | half | hemisphere | half of a globe | half
  retro- | prefix | any | backward | retrospect | a look backward in time | retro-
  cardi | root | medical | heart | cardiology | the study of the heart | cardi
  derm | root | medical | skin | dermatitis | inflammation of the skin | derm
  hepat | root | medical | liver | hepatitis | inflammation of the liver | hepat
  nephr | root | medical | kidney | nephrology | the study of the kidney | kidney
  oste | root | medical | bone | osteoma | a growth made of bone | oste
  gastr | root | medical | stomach | gastritis | inflammation of the stomach | gastr
  neur | root | medical | nerve | neuralgia | pain along a nerve | neur
  pulmon | root | medical | lung | pulmonary | relating to the lungs | pulmon
  hem | root | medical | blood | hematology | the study of blood | blood
  cephal | root | medical | head | encephalitis | inflammation of the brain, inside the head | head
  arthr | root | medical | joint | arthritis | inflammation of a joint | arthr
  my | root | medical | muscle | myalgia | pain in a muscle | my
  spect | root | general | look | inspect | to look into closely | spect
  dict | root | general | say | predict | to say what will happen | dict
  scrib | root | general | write | inscribe | to write on a surface | write
  port | root | general | carry | portable | able to be carried | port
  chron | root | general | time | chronic | lasting a long time | chron
  phon | root | general | sound | phonology | the study of sounds | hearing
  aud | root | general | hear | audible | able to be heard | hearing
  rupt | root | general | break | interrupt | to break into something | rupt
  -itis | suffix | medical | inflammation | tonsillitis | inflammation of the tonsils | -itis
  -ectomy | suffix | medical | surgical removal | appendectomy | removal of the appendix | -ectomy
  -ology | suffix | general | study of | biology | the study of life | -ology
  -algia | suffix | medical | pain | myalgia | pain in a muscle | -algia
  -phobia | suffix | general | fear of | hydrophobia | a fear of water | -phobia
  -less | suffix | general | without | painless | without pain | -less
  -able | suffix | general | capable of being | washable | capable of being washed | -able
  -scopy | suffix | medical | visual examination | colonoscopy | a visual examination of the colon | -scopy
  -emia | suffix | medical | blood condition | leukemia | a disease of the blood cells | blood
  -gram | suffix | general | written record | cardiogram | a record of heart activity | -gram
  -cide | suffix | general | killing | pesticide | a substance for killing pests | -cide
  -otomy | suffix | medical | cutting into | tracheotomy | cutting into the windpipe | -otomy
  -plasty | suffix | medical | surgical repair | rhinoplasty | a repair of the nose | -plasty
  -plegia | suffix | medical | paralysis | paraplegia | a paralysis of the legs | -plegia
  -ward | suffix | general | in the direction of | homeward | in the direction of home | -ward
  ante- | prefix | any | in front of | anteroom | a room in front of a larger room | before
  epi- | prefix | any | upon | epidermis | the layer upon the deeper skin | upon
  endo- | prefix | any | inside | endoscope | a device for looking inside the body | within
  exo- | prefix | any | outside | exoskeleton | a skeleton on the outside | outside
  hydro- | prefix | any | water | hydroplane | a boat that skims over water | hydro-
  neo- | prefix | any | new | neonatal | relating to the newborn | neo-
  tri- | prefix | any | three | tricycle | a cycle with three wheels | tri-
  quad- | prefix | any | four | quadrangle | a shape with four angles | quad-
  multi- | prefix | any | numerous | multicolored | having numerous colors | many
  semi- | prefix | any | partly | semisolid | partly solid | half
  co- | prefix | any | together | cooperate | to work together | co-
  contra- | prefix | any | opposite | contradict | to say the opposite | against
  circum- | prefix | any | in a circle about | circumnavigate | to sail in a circle about the earth | around
  dys- | prefix | any | difficult | dyspnea | difficult breathing | bad
  macro- | prefix | any | large | macroscopic | large enough to be seen | macro-
  ultra- | prefix | any | beyond | ultraviolet | beyond violet light | ultra-
  cyt | root | medical | cell | cytology | the study of cells | cyt
  ren | root | medical | kidney | renal | relating to the kidney | kidney
  cost | root | medical | rib | intercostal | between the ribs | cost
  enter | root | medical | intestine | enteritis | inflammation of the intestine | enter
  ophthalm | root | medical | eye | ophthalmology | the study of the eye | ophthalm
  ot | root | medical | ear | otoscope | a device for looking into the ear | ot
  rhin | root | medical | nose | rhinitis | inflammation of the nose | rhin
  phleb | root | medical | vein | phlebitis | inflammation of a vein | phleb
  thorac | root | medical | chest | thoracic | relating to the chest | thorac
  cerebr | root | medical | brain | cerebral | relating to the brain | head
  bene | root | general | good | benefit | something that does good | bene
  graph | root | general | draw or write | autograph | one's name in one's own writing | write
  ject | root | general | throw | eject | to throw out | ject
  terr | root | general | earth | territory | an area of the earth | terr
  vac | root | general | empty | vacant | empty, not occupied | vac
  mort | root | general | death | mortal | subject to death | mort
  ped | root | general | foot | pedal | a lever worked by the foot | ped
  man | root | general | hand | manual | done by hand | man
  -pathy | suffix | medical | disease | neuropathy | a disease of the nerves | -pathy
  -megaly | suffix | medical | enlargement | hepatomegaly | enlargement of the liver | -megaly
  -lysis | suffix | medical | breakdown | hemolysis | the breakdown of red blood cells | -lysis
  -penia | suffix | medical | shortage | leukopenia | a shortage of white blood cells | -penia
  -uria | suffix | medical | condition of the urine | hematuria | blood in the urine | -uria
  -rrhea | suffix | medical | flow or discharge | rhinorrhea | a discharge from the nose | -rrhea
  -ful | suffix | general | full of | hopeful | full of hope | -ful
  -ist | suffix | general | a person who practices | dentist | a person who practices dentistry | -ist
  -meter | suffix | general | measuring device | thermometer | a device that measures heat | -meter
  -like | suffix | general | resembling | childlike | resembling a child | -like
  `,
  ['part', 'kind', 'group', 'meaning', 'example', 'sense', 'field'],
);

export type WordPart = (typeof wordParts)[number];
