# Sourced by ./play and ./test with $root set: checks the machine, then installs what is missing and says so.
# Speaks on stderr only, so that what a command prints stays clean. Runs in bash 3.2 and later.

say() { printf '%s\n' "$*" >&2; }

refuse() {
  say "$*"
  exit 2
}

# Linux x64 brings its own Node by npm and needs any Node from 20 on to fetch it; elsewhere it must be one that package.json names.
check_machine() {
  local versions="22.19 or a later 22, 24.11 or a later 24, or 26 and later"
  local advice="Install it from https://nodejs.org or your system's packages, then run this again."
  command -v node >/dev/null 2>&1 || refuse "Medallion needs Node.js (20 or later on Linux x64; elsewhere $versions). $advice"
  command -v npm >/dev/null 2>&1 || refuse "Medallion needs npm, which comes with Node.js. $advice"
  local machine major minor
  machine=$(node -p 'process.platform + "-" + process.arch + " " + process.versions.node.split(".").join(" ")') ||
    refuse "The node on your PATH doesn’t run. $advice"
  # shellcheck disable=SC2086
  set -- $machine
  machine=$1 major=$2 minor=$3
  if [ "$machine" = linux-x64 ]; then
    [ "$major" -ge 20 ] || refuse "Medallion needs Node.js 20 or later; you have $major.$minor. $advice"
  elif ! { [ "$major" -ge 26 ] || { [ "$major" -eq 24 ] && [ "$minor" -ge 11 ]; } || { [ "$major" -eq 22 ] && [ "$minor" -ge 19 ]; }; }; then
    refuse "On $machine Medallion needs Node.js $versions; you have $major.$minor. $advice"
  fi
}

# What the installed packages must agree with: the lock file, every package.json and the machine.
wanted_stamp() {
  (cd "$root" && node -e '
    const { readFileSync, readdirSync, existsSync } = require("node:fs");
    const files = readdirSync("packages").sort().map((name) => "packages/" + name + "/package.json").filter(existsSync);
    const hash = require("node:crypto").createHash("sha256");
    for (const file of ["package-lock.json", "package.json", ...files]) hash.update(file + "\0").update(readFileSync(file)).update("\0");
    console.log(process.platform + "-" + process.arch + " " + hash.digest("hex"));
  ')
}

# What is installed: "play", which is what playing needs, or "all", with the tools of development.
installed() {
  case "$(cat "$stamp" 2>/dev/null)" in
    "all $wanted") return 0 ;;
    "play $wanted") [ "$kind" = play ] ;;
    *) return 1 ;;
  esac
}

# Takes the lock; a holder that is gone, or has not touched it for two minutes, has lost it.
take_lock() {
  local waited=0 holder moved
  mkdir -p "$root/.cache"
  until mkdir "$lock" 2>/dev/null; do
    holder=$(cat "$lock/pid" 2>/dev/null)
    if { [ -n "$holder" ] && ! kill -0 "$holder" 2>/dev/null; } || [ -n "$(find "$lock" -maxdepth 0 -mmin +2 2>/dev/null)" ]; then
      moved="$lock.$$"
      if mv "$lock" "$moved" 2>/dev/null; then
        # Somebody else may have been quicker and hold a fresh lock: give it back.
        if [ "$(cat "$moved/pid" 2>/dev/null)" = "$holder" ]; then rm -rf "$moved"; else mv "$moved" "$lock"; fi
      fi
      continue
    fi
    [ "$waited" -gt 0 ] || say "Another install is running in this folder. Waiting for it …"
    waited=$((waited + 1))
    sleep 1
    [ -d "$root" ] || exit 1
  done
  echo "$$" >"$lock/pid"
}

drop_lock() { [ "$(cat "$lock/pid" 2>/dev/null)" != "$$" ] || rm -rf "$lock"; }

# Ends the install that runs in the background with all it started, and only then lets others try.
stop_install() {
  trap '' INT TERM HUP
  if [ -n "${install_job:-}" ]; then
    kill -TERM "-$install_job" 2>/dev/null
    for _ in 1 2 3 4 5 6; do
      kill -0 "-$install_job" 2>/dev/null || break
      sleep 0.5
    done
    # npm may go on for long after it was asked; the next install begins anew anyway.
    kill -KILL "-$install_job" 2>/dev/null
    wait "$install_job" 2>/dev/null
  fi
  drop_lock
  say ""
  say "Stopped. Run this again to finish the install."
  exit 130
}

install_packages() {
  local began=$SECONDS log="$root/.cache/install.log" shown=0 seconds code omit="" what="what playing needs" add=ci had
  had=$(cat "$stamp" 2>/dev/null)
  # Who once had the tools of development gets the new ones too.
  case $had in "all "*) kind=all ;; esac
  if [ "$kind" = play ]; then
    omit=--omit=dev
  elif [ "$had" = "play $wanted" ]; then
    # The rest is added to what is there, so that a game that runs meanwhile is not disturbed.
    what="the tools of the checks" add=install
  else
    what="the packages"
  fi
  say "Installing $what (npm $add; about a minute, only once) …"
  rm -f "$stamp"
  # In its own process group, so that Ctrl-C reaches this script first and npm is ended in one piece.
  set -m
  # shellcheck disable=SC2086
  (cd "$root" && exec npm $add $omit --no-save --no-audit --no-fund --loglevel=error --progress=false) >"$log" 2>&1 </dev/null &
  install_job=$!
  set +m
  while kill -0 "$install_job" 2>/dev/null; do
    sleep 1
    touch "$lock" 2>/dev/null
    seconds=$((SECONDS - began))
    if [ -t 2 ]; then
      printf '\r  %s s, %s MB of packages so far ' "$seconds" "$(installed_size)" >&2
    elif [ $((seconds - shown)) -ge 10 ]; then
      shown=$seconds
      say "  … $seconds s, $(installed_size) MB of packages so far"
    fi
  done
  wait "$install_job"
  code=$?
  install_job=""
  [ ! -t 2 ] || printf '\r' >&2
  if [ "$code" -ne 0 ]; then
    tail -n 20 "$log" >&2
    say "The install failed (npm $add, exit code $code). The full log is in .cache/install.log. Can you reach the npm registry?"
    return 1
  fi
  # Only a matter of speed, and beside what comes next: without it the first start takes a little longer.
  npm --prefix "$root" run -s warm >/dev/null 2>&1 </dev/null &
  printf '%s\n' "$kind $wanted" >"$stamp"
  say "Installed in $((SECONDS - began)) s."
}

# What lies in node_modules, in megabytes; nothing where that cannot be told.
installed_size() { du -sm "$root/node_modules" 2>/dev/null | cut -f1; }

# prepare play: installs what playing needs; prepare all: the tools of the checks too.
prepare() {
  local done_well=0
  kind=$1
  check_machine
  stamp="$root/node_modules/.medallion-lock"
  lock="$root/.cache/install.lock"
  wanted=$(wanted_stamp) || exit 1
  installed && return
  trap stop_install INT TERM HUP
  take_lock
  # Whoever held the lock before may have done it.
  installed || install_packages || done_well=1
  drop_lock
  trap - INT TERM HUP
  [ "$done_well" -eq 0 ] || exit 1
}
