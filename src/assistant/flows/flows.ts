// The steps toward each goal, in order: the first whose slot is open is asked.
import type { Question } from '../../schemas/commands.ts';
import type { FlowName } from '../state/state.ts';

export const FLOWS: Readonly<Record<FlowName, readonly Question[]>> = {
  quote: ['service', 'quantity', 'goods', 'dueDate', 'option', 'contact', 'name'],
  design: ['service', 'quantity', 'goods', 'details', 'dueDate', 'contact', 'name'],
  human: ['contact', 'name', 'details'],
  order_status: ['order_number', 'contact', 'name'],
};
