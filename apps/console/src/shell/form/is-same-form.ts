/** True if two forms have equal values. */
export const isSameForm = <Form>(a: Form, b: Form): boolean => JSON.stringify(a) === JSON.stringify(b);
