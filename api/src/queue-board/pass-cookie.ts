/** Holds the pass for the queue board. */
export const PASS_COOKIE = 'prepward_queues';
