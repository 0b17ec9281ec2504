/** A form parameter; Stripe nests them. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

type Node = Map<string, Node | string>;

function place(root: Node, path: readonly string[], value: string): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    root.set(key, value);
    return;
  }
  const known = root.get(key);
  const node: Node = known instanceof Map ? known : new Map();
  root.set(key, node);
  place(node, rest, value);
}

function plainOf(node: Node | string): FormValue {
  if (typeof node === 'string') return node;
  const keys = [...node.keys()];
  const isList = keys.length > 0 && keys.every((key) => key === '' || /^\d+$/.test(key));
  if (isList) return [...node.values()].map(plainOf);
  return Object.fromEntries([...node].map(([key, value]) => [key, plainOf(value)]));
}

/** Reads `a[b][0][c]=d`, the format of forms and query strings sent to Stripe. */
export function readForm(text: string): Record<string, FormValue> {
  const root: Node = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|(?<=\[)(?=\])/g)].map(([part]) => part);
    place(root, path, value);
  }
  const form = plainOf(root);
  return typeof form === 'object' && !Array.isArray(form) ? form : {};
}
