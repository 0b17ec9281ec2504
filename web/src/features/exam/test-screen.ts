/** A control's name: its label, or its own text. */
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

/** For tests of whole screens, which queries by role would slow down: a button by its name. */
export const buttonNamed = (name: string | RegExp) => named<HTMLButtonElement>('button', name);

/** For tests of whole screens: a radio or a checkbox by its label. */
export const choiceNamed = (name: string | RegExp) =>
  named<HTMLInputElement>('input[type=radio], input[type=checkbox]', name);
