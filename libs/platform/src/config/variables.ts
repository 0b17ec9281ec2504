import * as z from 'zod';

export const port = z.coerce.number('a port number').int().min(0).max(65_535);
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
