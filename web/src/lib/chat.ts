import { chatLink } from '@prepward/contracts/brand';

/** Opens the chat app with our opening words already typed. */
export const CHAT_HREF = chatLink('Hello! I would like help preparing for the TEAS exam.');
