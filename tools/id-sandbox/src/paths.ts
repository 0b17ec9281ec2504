/** The sandbox's base path, both on its own port and behind the product's origin. */
export const BASE_PATH = '/sandbox-google';

/** The id of the sandbox's only client. */
export const CLIENT_ID = 'prepward';

/** Answers 200 once the sandbox listens. */
export const HEALTH_PATH = `${BASE_PATH}/health`;

/** Where the pages' stylesheets and font are. */
export const ASSETS_PATH = `${BASE_PATH}/assets`;

/** Where someone chooses an account; the interaction's id follows as the next path segment. */
export const INTERACTION_PATH = `${BASE_PATH}/interaction`;
