/*
 * A plugin of TypeDoc: an object type that is written where it is used, in a property, a parameter or one of the types of a union, is told
 * of by the comment there, so that its fields need none of their own. What an interface, a class or a type of a name has needs one each.
 */
import { Converter, ReflectionKind } from 'typedoc';

export function load(app) {
  app.converter.on(Converter.EVENT_END, ({ project }) => {
    const fields = project
      .getReflectionsByKind(ReflectionKind.Property | ReflectionKind.SomeSignature)
      .filter((field) => !isDocumented(field) && isToldByOwner(field));
    app.options.setValue('intentionallyNotDocumented', [
      ...new Set(fields.map((field) => field.getFriendlyFullName())),
    ]);
  });
}

function isDocumented(reflection) {
  return reflection.hasComment() || (reflection.parent?.hasComment() ?? false);
}

function isToldByOwner(field) {
  for (let literal = field.parent; literal; literal = literal.parent) {
    if (!literal.kindOf(ReflectionKind.TypeLiteral)) continue;
    const owner = literal.parent;
    if (owner?.kindOf(ReflectionKind.TypeAlias) && owner.type?.type === 'reflection') return false;
    return (
      owner !== undefined &&
      (owner.hasComment() ||
        owner.kindOf(ReflectionKind.TypeLiteral) ||
        owner.kindOf(ReflectionKind.SomeSignature))
    );
  }
  return false;
}
