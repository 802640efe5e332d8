// A lead with its items in words, as the desk, the webhook, the mails and spreadsheets get it.
import type { Lead, ToldLead } from '../schemas/lead.ts';
import type { Shop } from '../schemas/shop.ts';
import { tellItem } from '../schemas/told-item.ts';

export const tellLead = (lead: Lead, shop: Shop): ToldLead => ({
  ...lead,
  items: lead.items.map((item) => tellItem(item, shop)),
});
