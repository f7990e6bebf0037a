/** Text as both databases can keep it: PostgreSQL knows no NUL, and a lone surrogate has no UTF-8. */
export function storable<Value>(value: Value): Value | string {
  return typeof value === "string" ? value.replaceAll("\0", "\uFFFD").toWellFormed() : value;
}
