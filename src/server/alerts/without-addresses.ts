/** What a server said, without the addresses that it may repeat: a line of the ledger is about nobody. */
export const withoutAddresses = (text: string): string => text.replace(/\S+@[^\s)]+/g, '…');
