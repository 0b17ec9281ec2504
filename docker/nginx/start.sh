#!/bin/sh
# Writes what only the environment knows, then becomes nginx. /tmp is all it needs to write to.
#   LISTEN           port, or address:port
#   API_UPSTREAM     host:port of the api; a name is looked up again every few seconds
#   TRUSTED_PROXIES  networks whose X-Forwarded-For and X-Forwarded-Proto are believed
#   AUTH_CAPTCHA_SCRIPT_URL  same as the api's: pages may load from its origin; empty without a captcha
set -eu

work=/tmp/nginx
mkdir -p "$work"

nameserver=$(awk '$1 == "nameserver" { print $2; exit }' /etc/resolv.conf)
case $nameserver in
  *:*) nameserver="[$nameserver]" ;;
esac

captcha=$(printf '%s' "${AUTH_CAPTCHA_SCRIPT_URL:-}" | cut -d/ -f1-3)
case $captcha in
  '' | http://[a-zA-Z0-9]* | https://[a-zA-Z0-9]*) ;;
  *) echo "AUTH_CAPTCHA_SCRIPT_URL is invalid: expected a URL" >&2; exit 1 ;;
esac
case $captcha in
  *[!a-zA-Z0-9.:/-]*) echo "AUTH_CAPTCHA_SCRIPT_URL is invalid: expected a URL" >&2; exit 1 ;;
esac

networks=$(printf '%s' "${TRUSTED_PROXIES:-}" | tr ',' ' ')
{
  [ -z "$nameserver" ] || echo "resolver $nameserver valid=5s;"
  echo "map '' \$api_upstream { default '$API_UPSTREAM'; }"
  echo "map '' \$captcha_origin { default '${captcha:+ $captcha}'; }"
  for network in $networks; do echo "set_real_ip_from $network;"; done
  echo 'geo $realip_remote_addr $from_trusted_proxy {'
  echo '  default 0;'
  for network in $networks; do echo "  $network 1;"; done
  echo '}'
} >"$work/environment.conf"
echo "listen $LISTEN;" >"$work/listen.conf"

# Not /dev/stdout itself: in some runtimes a non-root account may write to it but not open it.
rm -f "$work/access.log"
mkfifo "$work/access.log"
cat "$work/access.log" &

exec nginx -e stderr -c /etc/prepward/nginx.conf
