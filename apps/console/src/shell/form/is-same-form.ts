/** Whether two forms say the same. */
export const isSameForm = <Form>(a: Form, b: Form): boolean => JSON.stringify(a) === JSON.stringify(b);
