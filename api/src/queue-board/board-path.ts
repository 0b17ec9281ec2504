/** Where operators watch the queues. */
export const BOARD_PATH = '/management_support/queues';
export const PASS_COOKIE = 'prepward_queues';
