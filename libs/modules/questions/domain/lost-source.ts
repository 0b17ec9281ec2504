import type { BankItem } from '@prepward/content/bank/kit/types';
import { toBankRecord } from '@prepward/content/bank/records';
import type { ItemAnswerSheet, ItemKey } from '@prepward/contracts/items';
import { applyCorrection } from './correction.js';

function idsOf(key: ItemKey): string[] {
  switch (key.type) {
    case 'multiple-choice':
      return [key.option];
    case 'multiple-select':
      return key.options;
    case 'hot-spot':
      return [key.region];
    case 'ordered':
      return key.order;
    case 'supply':
      return [key.answer, ...key.accepted];
  }
}

/** The text that a correction of a former release set as HTML. */
function asText(html: string): string {
  return html.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
}

/**
 * The source of a version that an earlier release corrected, keeping only what students see: the
 * bank's item with the corrected key and the rationales that came with it.
 *
 * @param item as the bank has it
 * @param sheet the corrected version's answer sheet
 */
export function sourceOfCorrected(item: BankItem, sheet: ItemAnswerSheet): BankItem {
  const before = toBankRecord(item).sheet;
  const old = new Map(before.rationales.map(({ id, rationale }) => [id, rationale]));
  const rationales = Object.fromEntries(
    sheet.rationales
      .filter(({ id, rationale }) => old.get(id) !== rationale)
      .map(({ id, rationale }) => [id, asText(rationale)]),
  );
  if (sheet.rationale !== undefined && sheet.rationale !== before.rationale) {
    rationales.all = asText(sheet.rationale);
  }
  return applyCorrection(item, { key: idsOf(sheet.key), rationales });
}
