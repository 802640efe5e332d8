// A lead with its items in words, as the desk, the webhook, the mails and spreadsheets get it.
import type { Language } from '../schemas/language.ts';
import type { Lead, ToldLead } from '../schemas/lead.ts';
import type { Shop } from '../schemas/shop.ts';
import { tellItem } from '../schemas/told-item.ts';
import { ITEM_WORDS } from './item-words.ts';

/** `language`: another than English for what the customer reads. */
export const tellLead = (lead: Lead, shop: Shop, language: Language = 'en'): ToldLead => ({
  ...lead,
  items: lead.items.map((item) => tellItem(item, shop, ITEM_WORDS[language])),
});
