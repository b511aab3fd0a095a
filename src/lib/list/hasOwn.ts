/** Whether an object has the field itself; `Object.hasOwn` came later than the oldest browser served (package.json). */
export const hasOwn = (of: object, name: PropertyKey): boolean =>
  Reflect.getOwnPropertyDescriptor(of, name) !== undefined;
