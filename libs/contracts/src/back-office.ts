/** The back-office. */
export const BACK_OFFICE_PATH = '/management_support';
/** Where staff sign in to it. */
export const STAFF_SIGN_IN_PATH = '/admin';
