// Faults in one place of a statement, like a slip of the hand. A fault keeps all of the statement's
// parameters, so that it still runs, but returns something else.

/** Replaces string literals and comments with as many `~`, so that no rule looks into them. */
function withoutTexts(sql) {
  const texts = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//g;
  return sql
    .replace(texts, (text) => (text.startsWith('"') ? text : '~'.repeat(text.length)))
    .replace(/\b(BETWEEN\b[\s\S]*?\b)AND\b/g, '$1~~~');
}

/** How many parentheses are open at each position. */
function depthsOf(sql) {
  let depth = 0;
  return [...sql].map((sign) => {
    if (sign === ')') depth--;
    const own = depth;
    if (sign === '(') depth++;
    return own;
  });
}

const ENDS =
  /\b(?:AND|OR|GROUP BY|ORDER BY|LIMIT|OFFSET|RETURNING|FOR (?:NO KEY )?(?:UPDATE|SHARE)|UNION|EXCEPT|HAVING|ON|(?:LEFT |CROSS |INNER )?JOIN|WHERE|WHEN|THEN|ELSE|END|AS|SET|DO|(?<!DISTINCT )FROM|FILTER|OVER|ROWS|ASC|DESC|NULLS)\b|,/g;

/** Where the part from `from` on ends: at one of the words `ends`, or with the parentheses around it. */
function endOf({ plain, depths }, from, ends = ENDS) {
  const depth = depths[from] ?? 0;
  let close = from;
  while (close < plain.length && depths[close] >= depth) close++;
  for (const { index } of plain.slice(0, close).matchAll(ends)) {
    if (index >= from && depths[index] === depth) return index;
  }
  return close;
}

/** The items of a comma-separated list. */
function partsOf(sql, from, to) {
  const parts = [];
  let start = from;
  for (let at = from; at <= to; at++) {
    const isComma = sql.plain[at] === ',' && sql.depths[at] === sql.depths[from];
    if (at !== to && !isComma) continue;
    parts.push([start, at]);
    start = at + 1;
  }
  return parts;
}

/** Replaces one expression with another; keeps the replaced one, unused, if it has parameters. */
function instead(kept, gone) {
  return /\$\d/.test(gone) ? `CASE WHEN true THEN ${kept} ELSE ${gone} END` : kept;
}

const swap = (pattern, other) => (sql) =>
  [...sql.plain.matchAll(pattern)].map((found) => {
    const now = other(found);
    return { from: found.index, to: found.index + found[0].length, now };
  });

const COMPARED = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const REPLACED = {
  min: 'max',
  max: 'min',
  least: 'greatest',
  greatest: 'least',
  true: 'false',
  false: 'true',
};

/** Where conditions begin: after a keyword, or after the parenthesis that opens a list of AND or OR. */
function conditionStarts({ plain, depths }) {
  const behindWords = [...plain.matchAll(/\b(WHERE|AND|OR|WHEN|HAVING)\b\s*/g)].map((found) => ({
    from: found.index + found[0].length,
    isChoice: /OR|WHEN/.test(found[1]),
  }));
  const inside = [...plain.matchAll(/\(\s*/g)]
    .map((found) => ({ from: found.index + found[0].length, isChoice: false }))
    .filter(({ from }) => /^(?:AND|OR)\b/.test(plain.slice(endOf({ plain, depths }, from))));
  return [...behindWords, ...inside];
}

/** Drops one condition, whether or not it's the only one. */
function conditions(sql) {
  return conditionStarts(sql).flatMap(({ from, isChoice }) => {
    const to = endOf(sql, from);
    const was = sql.text.slice(from, to).trimEnd();
    if (/^(?:true|false|MATCHED|SELECT .*|)$/s.test(was)) return [];
    const isOneOf = isChoice || /^OR\b/.test(sql.plain.slice(to));
    const now = isOneOf ? `(false AND (${was}))` : `(true OR (${was}))`;
    return [{ from, to: from + was.length, now }];
  });
}

function orders(sql) {
  const ends = /\b(?:LIMIT|OFFSET|FOR|RETURNING|UNION|ROWS|RANGE)\b/g;
  return [...sql.plain.matchAll(/\bORDER BY\s+/g)].flatMap((found) => {
    const from = found.index + found[0].length;
    const to = endOf(sql, from, ends);
    const parts = partsOf(sql, from, to);
    const turned = parts.map(([start, end]) => {
      const was = sql.text.slice(start, end);
      const other = /\bDESC\b/.test(was)
        ? was.replace(/\bDESC\b/, 'ASC')
        : was.replace(/(?:\s+ASC)?((?:\s+NULLS \w+)?\s*)$/, ' DESC$1');
      return { from: start, to: end, now: other };
    });
    const [last] = parts.slice(1).slice(-1);
    const tie = last ? [{ from: last[0] - 1, to: last[1], now: ' ' }] : [];
    return [{ from: found.index, to, now: '' }, ...turned, ...tie];
  });
}

function coalesces(sql) {
  return [...sql.plain.matchAll(/\bcoalesce\(/gi)].flatMap((found) => {
    const from = found.index + found[0].length;
    const to = endOf(sql, from, /(?!)/g);
    const [first, ...rest] = partsOf(sql, from, to).map((part) => sql.text.slice(...part).trim());
    const last = rest.join(', ');
    if (last === '') return [];
    const other = rest.length > 1 ? `coalesce(${last})` : last;
    const range = { from: found.index, to: to + 1 };
    return [
      { ...range, now: `(${instead(first, last)})` },
      { ...range, now: `(${instead(other, first)})` },
    ];
  });
}

function filters(sql) {
  return [...sql.plain.matchAll(/\s*FILTER \(WHERE /g)].flatMap((found) => {
    const inside = found.index + found[0].length;
    const to = endOf(sql, inside, /(?!)/g);
    if (/\$\d/.test(sql.text.slice(inside, to))) return [];
    return [{ from: found.index, to: to + 1, now: '' }];
  });
}

/** Makes an updated column keep its old value. */
function assignments(sql) {
  const ends = /\b(?:WHERE|FROM|RETURNING)\b/g;
  return [...sql.plain.matchAll(/\bSET\s+(?=\w+\s*=)/g)].flatMap((found) => {
    const before = [
      ...sql.plain
        .slice(0, found.index)
        .matchAll(/\b(?:INSERT INTO|UPDATE)\s+(?!SET\b)(\w+)(?:\s+(?:AS\s+)?(?!SET\b)(\w+)\b)?/g),
    ].at(-1);
    if (before === undefined) return [];
    const [, table, alias] = before;
    const from = found.index + found[0].length;
    const parts = partsOf(sql, from, endOf(sql, from, ends));
    return parts.flatMap(([start, end]) => {
      const was = sql.text.slice(start, end).trimEnd();
      const [, column, value] = /^\s*(\w+)\s*=\s*([\s\S]+)$/.exec(was) ?? [];
      if (column === undefined || parts.length === 1) return [];
      const own = `${alias ?? table}.${column}`;
      const now = ` ${column} = ${instead(own, value)}`;
      return [{ from: start, to: start + was.length, now }];
    });
  });
}

/** Rules by kind of fault: each returns the places for it, and the text to put there. */
const RULES = {
  comparison: swap(/(?<![-<>=@!#|~?])[<>]=?(?![<>=@-])/g, ([sign]) => COMPARED[sign]),
  condition: conditions,
  order: orders,
  lock: swap(/\bFOR (?:NO KEY )?(?:UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?/g, () => ''),
  waiting: swap(/\bSKIP LOCKED\b/g, () => ''),
  coalesce: coalesces,
  sign: swap(/(?<=[\w)~]\s)[+-](?=\s)/g, ([sign]) => (sign === '+' ? '-' : '+')),
  word: swap(/\b(?:(?:min|max|least|greatest)(?=\()|true\b|false\b)/g, ([word]) => REPLACED[word]),
  null: swap(/\bIS (NOT )?NULL\b/g, ([, not]) => (not ? 'IS NULL' : 'IS NOT NULL')),
  nulls: swap(/\s*\bNULLS (?:FIRST|LAST)\b/g, () => ''),
  distinct: swap(/\bDISTINCT (?!ON\b|FROM\b)/g, () => ''),
  join: swap(/\bLEFT JOIN(?! LATERAL)/g, () => 'JOIN'),
  filter: filters,
  assignment: assignments,
};

/**
 * The possible faults of a statement.
 *
 * @param text SQL with its keywords in capitals
 * @returns for each fault its kind, the changed statement, and the text before and after at that place
 */
export function sqlFaults(text) {
  const plain = withoutTexts(text);
  const sql = { text, plain, depths: depthsOf(plain) };
  const known = new Set([text]);
  return Object.entries(RULES).flatMap(([kind, rule]) =>
    rule(sql).flatMap(({ from, to, now }) => {
      const changed = text.slice(0, from) + now + text.slice(to);
      if (known.has(changed)) return [];
      known.add(changed);
      return [{ kind, was: text.slice(from, to).trim(), now: now.trim(), text: changed }];
    }),
  );
}
