// No model: the same path as with one that has nothing to say.
import type { ModelReading, TurnModel } from './model.ts';

export const NOTHING_READ: ModelReading = { commands: [] };

export const NO_MODEL: TurnModel = {
  isThere: false,
  read: async () => NOTHING_READ,
  async *phrase() {},
};
