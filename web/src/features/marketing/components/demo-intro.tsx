import { HOME } from '@prepward/content/site/home';

/** The heading over the demo quiz. */
export function DemoIntro() {
  const { label, heading, lead } = HOME.demo;
  return (
    <>
      <p className="text-14 font-semibold text-primary">{label}</p>
      <h2 id="demo-quiz" className="mt-1 text-28">
        {heading}
      </h2>
      <p className="mt-2 text-soft">{lead}</p>
    </>
  );
}
