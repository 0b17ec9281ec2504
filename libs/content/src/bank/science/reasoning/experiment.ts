/** An experiment with the parts that items ask for; the four parts are of similar length. */
export interface Experiment {
  slug: string;
  title: string;
  /** What was done, then what was found. */
  text: string;
  independent: string;
  dependent: string;
  constant: string;
  /** The group or trial for comparison; missing where there is none. */
  control?: string;
  /** A conclusion that the results support, and three that they do not. */
  supported: string;
  why: string;
  unsupported: readonly (readonly [text: string, misconception: string, why: string])[];
}
