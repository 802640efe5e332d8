// What of a model's commands is believed: those it may give, with names of the catalog and values that the message tells.

import { activeItem } from '../../assistant/state/state.ts';
import { MODEL_COMMANDS, MODEL_TOPICS } from '../../model/model.ts';
import { type Command, type CommandOf, commandSchema, type Question } from '../../schemas/commands.ts';
import { areTold, dayTold, goodsTold, type Heard, type Told, toldIn } from './told-values.ts';

/**
 * The commands among `given` that may be carried out, in their order. A model may be wrong, or obey whoever writes to it: so
 * a figure counts only if the message tells it, a wording only if it stands there, and a day is what the reader makes of it.
 *
 *     believedCommands([{ do: 'Set', slots: { quantity: 144 } }, { do: 'Affirm' }], { message: 'a gross', … });
 *     // [{ do: 'Set', slots: { quantity: 144 } }]
 */
export const believedCommands = (given: readonly unknown[], heard: Heard): Command[] =>
  believed(given, toldIn(heard));

/** More is noise. */
const MOST_COMMANDS = 8;

function believed(given: readonly unknown[], told: Told): Command[] {
  const commands: Command[] = [];
  // A value behind goods that are not believed would be set for others.
  let isOfOthers = false;
  for (const one of given.slice(0, MOST_COMMANDS)) {
    const command = believe(one, told);
    if (command === undefined) isOfOthers = true;
    else if (NAMES_GOODS.has(command.do)) isOfOthers = false;
    if (command && !(isOfOthers && command.do === 'Set')) commands.push(command);
  }
  return commands;
}

const NAMES_GOODS: ReadonlySet<Command['do']> = new Set(['AddItem', 'SelectItem', 'RenameItem']);

function believe(given: unknown, told: Told): Command | undefined {
  const { data: command } = commandSchema.safeParse(given);
  if (!command || !isGivable(command)) return undefined;
  return (BELIEFS[command.do] as (command: Command, told: Told) => Command | undefined)(command, told);
}

type Givable = (typeof MODEL_COMMANDS)[number];

const isGivable = (command: Command): command is CommandOf<Givable> =>
  (MODEL_COMMANDS as readonly string[]).includes(command.do);

/** The command as it is carried out; undefined where it is not believed. */
const BELIEFS: { [K in Givable]: (command: CommandOf<K>, told: Told) => Command | undefined } = {
  AddItem: ({ goods }, told) => {
    const known = goodsTold(goods, told);
    return known && { do: 'AddItem', goods: known };
  },
  RenameItem: ({ goods }, told) => {
    const known = activeItem(told.state) && goodsTold(goods, told);
    return known && { do: 'RenameItem', goods: known };
  },
  SelectItem: (command, told) => (isItem(command.item, told) ? command : undefined),
  // Without an item all would go.
  RemoveItem: (command, told) => (isItem(command.item, told) ? command : undefined),
  Set: (command, told) => (areTold(command.slots, told) ? command : undefined),
  SetRequest: ({ slots: { dueDate, budgetCents, ...others } }, told) => {
    // Who they are and how to reach them is never a model's to tell.
    if (Object.keys(others).length > 0) return undefined;
    const day = dueDate && dayTold(dueDate, told);
    const isBudgetTold = budgetCents !== undefined && told.numbers.has(budgetCents / 100);
    const slots = { ...(day && { dueDate: day }), ...(isBudgetTold && { budgetCents }) };
    return Object.keys(slots).length > 0 ? { do: 'SetRequest', slots } : undefined;
  },
  Skip: ({ question }, { state }) => {
    const skipped = question ?? state.asked;
    return skipped !== null && OF_THE_JOB.has(skipped) ? { do: 'Skip', question: skipped } : undefined;
  },
  Undo: (command, { state }) => (state.former === null ? undefined : command),
  StartFlow: (command, { state }) =>
    state.flow === null && (command.flow === 'quote' || command.flow === 'design') ? command : undefined,
  Ask: ({ topic }) =>
    (MODEL_TOPICS as readonly string[]).includes(topic) ? { do: 'Ask', topic } : undefined,
  WhatIf: ({ changes }, told) => {
    const known = believed(changes, told).filter((one) => one.do !== 'WhatIf');
    return known.length > 0 ? { do: 'WhatIf', changes: known } : undefined;
  },
};

const isItem = (item: number | undefined, { state }: Told): boolean =>
  state.items.some(({ id }) => id === item);

/** To leave a way to be reached open is for the visitor to say. */
const OF_THE_JOB: ReadonlySet<Question> = new Set([
  'quantity',
  'dueDate',
  'sizes',
  'colors',
  'imprintLocations',
  'dimensions',
  'artwork',
  'details',
  'option',
]);
