// Which part of the Shop tab is open, by the dashboard's URL.
import { useSearchParams } from 'wouter';

export const ALERTS_HREF = '/admin/dashboard?tab=shop&part=alerts';
export const PEOPLE_HREF = '/admin/dashboard?tab=shop';

export function useShopPart(): 'people' | 'alerts' {
  return useSearchParams()[0].get('part') === 'alerts' ? 'alerts' : 'people';
}
