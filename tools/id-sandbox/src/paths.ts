/** Under which the sandbox is on its own port and behind the one origin alike. */
export const BASE_PATH = '/sandbox-google';

/** The client's name with the sandbox: there is no other. */
export const CLIENT_ID = 'prepward';

/** Answers 200 once the sandbox listens. */
export const HEALTH_PATH = `${BASE_PATH}/health`;

/** Where the pages' style and font are. */
export const ASSETS_PATH = `${BASE_PATH}/assets`;

/** Where someone chooses an account, beneath it by the choice's id. */
export const INTERACTION_PATH = `${BASE_PATH}/interaction`;
