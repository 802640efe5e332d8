/** True for /api/admin and all below it. */
export function isAdminPath(path: string): boolean {
  return /^\/api\/admin(?:\/|$)/.test(path);
}
