import { HOME } from '@prepward/content/site/home';

/** The heading over the demo quiz. */
export function DemoIntro() {
  const { label, heading, lead } = HOME.demo;
  return (
    <>
      <p className="text-14 font-semibold text-primary">{label}</p>
      <h2 id="demo-quiz" className="mt-1 text-24 sm:text-28">
        {heading}
      </h2>
      <p className="mt-1 text-soft sm:mt-2">{lead}</p>
    </>
  );
}
