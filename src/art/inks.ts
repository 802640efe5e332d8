/** The press's inks and stocks, as in src/web/styles/tokens.css. */
export const INK = '#15110e';
export const PAPER = '#f5f0e6';
export const WHITE = '#fffdf8';
export const CYAN = '#009fda';
export const MAGENTA = '#e4007c';
export const YELLOW = '#ffd500';
export const KRAFT = '#e4d8bf';
