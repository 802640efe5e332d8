/** Where one's own sign-in is read, and changed below. */
export const SIGN_IN = '/api/admin/sign-in';
