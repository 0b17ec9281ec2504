import { expect, type Locator, type Page } from '@playwright/test';
import type { ItemResponse } from '@prepward/contracts/attempts';

/** The verdict in the bar once an answer was checked; empty before that. */
export function verdictOn(page: Page): Locator {
  return page.getByRole('status', { name: 'Verdict' });
}

/** Uses the exam screen as a student does, finding controls by their visible names. */
export class ExamDriver {
  /** The item on screen with its tools. */
  readonly sheet: Locator;

  /** The verdict in the bar once an answer was checked. */
  readonly verdict: Locator;

  constructor(readonly page: Page) {
    this.verdict = verdictOn(page);
    this.sheet = page.getByRole('region', { name: /^Question \d+ of \d+$/ });
  }

  /** Opens an attempt at its own address. */
  async open(attemptId: string): Promise<void> {
    await this.page.goto(`/practice/attempt/${attemptId}`);
    await expect(this.sheet).toBeVisible();
  }

  /** Waits until the item with this number is on screen. */
  async at(number: number): Promise<void> {
    const name = new RegExp(`^Question ${number} of \\d+$`);
    await expect(this.page.getByRole('region', { name })).toBeVisible();
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next', exact: true }).click();
  }

  /** Goes to an item by its number, through the navigator. */
  async goTo(number: number): Promise<void> {
    await this.page.getByRole('button', { name: 'All questions' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'All questions' });
    await dialog.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
    await expect(dialog).toBeHidden();
    await this.at(number);
  }

  /** The control of one option or region. */
  option(id: string): Locator {
    return this.sheet.locator(`input[value="${id}"]`);
  }

  /** Gives an answer with the controls of its type. */
  async give(response: ItemResponse): Promise<void> {
    switch (response.type) {
      case 'multiple-choice':
        return this.option(response.option).check();
      case 'multiple-select':
        for (const box of await this.sheet.getByRole('checkbox').all()) {
          const id = await box.getAttribute('value');
          await box.setChecked(response.options.includes(id ?? ''));
        }
        return;
      case 'supply':
        return this.sheet.getByLabel('Your answer').fill(response.text);
      case 'hot-spot':
        return this.pick(response.region);
      case 'ordered':
        return this.arrange(response.order);
    }
  }

  /** Expects the screen to show this answer as given. */
  async shows(response: ItemResponse): Promise<void> {
    switch (response.type) {
      case 'multiple-choice':
        return expect(this.option(response.option)).toBeChecked();
      case 'multiple-select':
        for (const id of response.options) await expect(this.option(id)).toBeChecked();
        return;
      case 'supply':
        return expect(this.sheet.getByLabel('Your answer')).toHaveValue(response.text);
      case 'hot-spot':
        return expect(this.option(response.region)).toBeChecked();
      case 'ordered':
        return expect.poll(() => this.order()).toEqual(response.order);
    }
  }

  /** Tutor mode: gives an answer for good and waits for the verdict. */
  async check(): Promise<void> {
    await this.page.getByRole('button', { name: 'Check answer' }).click();
    await expect(this.verdict).toHaveText(/^(Correct|Not quite)/);
  }

  /** Expects this save state on screen. */
  async saveState(words: 'Saved' | 'Offline, saved on this device'): Promise<void> {
    const state = this.page.getByText(new RegExp(`^${words}( · open elsewhere too)?$`));
    await expect(state.first()).toBeVisible({ timeout: 30_000 });
  }

  /** Ids of an ordered item's placed steps, first to last. */
  order(): Promise<string[]> {
    return this.sheet
      .locator('[data-step]')
      .evaluateAll((steps) => steps.map((step) => step.getAttribute('data-step') ?? ''));
  }

  /** Opens the list of regions if it's collapsed, and chooses one. */
  private async pick(region: string): Promise<void> {
    const list = this.sheet.getByRole('button', { name: 'Choose from a list' });
    if ((await list.getAttribute('aria-expanded')) === 'false') await list.click();
    await this.option(region).check();
  }

  /** Removes all placed steps, then places every step in turn. */
  private async arrange(order: readonly string[]): Promise<void> {
    const back = this.sheet.getByRole('button', { name: /^Remove/ });
    while ((await back.count()) > 0) await back.first().click();
    for (const id of order) await this.sheet.locator(`[data-waiting="${id}"] button`).click();
  }
}
