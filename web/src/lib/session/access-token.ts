/**
 * How the session of an access token was opened (`amr`), newest first; empty for a token that says
 * nothing of it. For what a screen shows: only the server decides by it.
 */
export function signInMethods(token: string): string[] {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { amr }: { amr?: unknown } = JSON.parse(atob(payload));
    const entries: unknown[] = Array.isArray(amr) ? amr : [];
    return entries.flatMap((entry) => {
      const method: unknown =
        entry !== null && typeof entry === 'object' ? Reflect.get(entry, 'method') : undefined;
      return typeof method === 'string' ? [method] : [];
    });
  } catch {
    return [];
  }
}
