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
 * How the session of an access token was opened (`amr`), newest first; empty for a token that says
 * nothing of it. For what a screen shows: only the server decides by it.
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

/** Whether the second step of sign-in was done in the session of an access token (`aal`). */
export function didSecondStep(token: string): boolean {
  return Reflect.get(claimsOf(token), 'aal') === 'aal2';
}
