/**
 * Whether the visitor of a conversation has its chat before them now, so that what is written there needs no mail besides. Until
 * something tells who is there, nobody is: better one mail too many than a reply that nobody reads.
 */
export const isOnPage = async (_conversationId: string): Promise<boolean> => false;
