/** What a chat opens with, from the pages about tutoring. */
export const CHAT_MESSAGE = 'Hello! I would like help preparing for the TEAS exam.';
