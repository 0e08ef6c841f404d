import type { Steps } from './step-calls.js';

const textOf = (step: Steps[number]): string => {
  switch (step.kind) {
    case 'assign':
      return step.to === 'nobody'
        ? 'unassign'
        : step.to === 'me'
          ? 'assign to whoever runs it'
          : 'assign to a colleague';
    case 'hold':
      return 'put on hold';
    case 'release':
      return 'release from hold';
    case 'note':
      return 'add a note';
    case 'message':
      return step.channel === 'email' ? 'send an email' : 'send a text';
  }
};

/** Returns the steps in words: `Put on hold, add a note`. */
export const stepsText = (steps: Steps): string => {
  const text = steps.map(textOf).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
