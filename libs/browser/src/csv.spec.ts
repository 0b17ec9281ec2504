import { expect, it } from '@jest/globals';
import { csvInstant, csvOf } from './csv.js';

it('records have a line each, under their heads', () => {
  const columns = [
    { header: 'Name', cell: (row: { name: string; at: string }) => row.name },
    { header: 'At (UTC)', cell: (row: { name: string; at: string }) => csvInstant(row.at) },
  ];
  const file = csvOf(columns, [{ name: '=Ann', at: '2026-11-19T08:00:00.000Z' }]);
  expect(file).toBe("\uFEFFName,At (UTC)\r\n'=Ann,2026-11-19 08:00:00\r\n");
});
