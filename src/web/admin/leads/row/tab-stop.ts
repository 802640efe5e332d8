// The list of leads is one stop on the way of Tab: only what is in its row in use can be tabbed to.
import { createContext, use } from 'react';

export const TabStopContext = createContext<0 | -1 | undefined>(undefined);

/** The tabIndex for what can be focused in a row; outside of the list undefined, as if it were not set. */
export const useTabStop = () => use(TabStopContext);
