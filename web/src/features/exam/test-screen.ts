/** What a control is called: by its label, or by its own words. */
function nameOf(control: Element): string {
  const label = control.closest('label');
  return control.getAttribute('aria-label') ?? (label ?? control).textContent ?? '';
}

function named<Control extends Element>(selector: string, name: string | RegExp): Control {
  const found = [...document.querySelectorAll<Control>(selector)].find((control) =>
    typeof name === 'string' ? nameOf(control) === name : name.test(nameOf(control)),
  );
  if (!found) {
    throw new Error(`Nothing is called ${name}`);
  }
  return found;
}

/** For tests of whole screens, where looking by role takes most of their time: a button by its name. */
export const buttonNamed = (name: string | RegExp) => named<HTMLButtonElement>('button', name);

/** For tests of whole screens: a radio or a checkbox by its label. */
export const choiceNamed = (name: string | RegExp) =>
  named<HTMLInputElement>('input[type=radio], input[type=checkbox]', name);
