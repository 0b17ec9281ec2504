function claimsOf(token: string): object {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return claims !== null && typeof claims === 'object' ? claims : {};
  } catch {
    return {};
  }
}

/**
 * How the token's session was opened (`amr`), newest first; empty if the token doesn't say. Only for display:
 * decisions based on it are the server's alone.
 */
export function signInMethods(token: string): string[] {
  const amr: unknown = Reflect.get(claimsOf(token), 'amr');
  const entries: unknown[] = Array.isArray(amr) ? amr : [];
  return entries.flatMap((entry) => {
    const method: unknown =
      entry !== null && typeof entry === 'object' ? Reflect.get(entry, 'method') : undefined;
    return typeof method === 'string' ? [method] : [];
  });
}

/** Whether the token's session completed the second step of sign-in (`aal`). */
export function didSecondStep(token: string): boolean {
  return Reflect.get(claimsOf(token), 'aal') === 'aal2';
}
